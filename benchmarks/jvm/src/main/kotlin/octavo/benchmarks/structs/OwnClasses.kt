package octavo.benchmarks.structs

import java.io.File
import java.net.URLClassLoader

/** Loads the class path once more: what the compiler learns of classes by one rival does not slow another that shares them. */
internal class OwnClasses : URLClassLoader(classPath(), getPlatformClassLoader()) {
    private companion object {
        fun classPath() = System.getProperty("java.class.path").split(File.pathSeparator).map { File(it).toURI().toURL() }.toTypedArray()
    }
}
