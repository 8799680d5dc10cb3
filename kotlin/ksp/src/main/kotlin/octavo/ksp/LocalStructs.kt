package octavo.ksp

import com.google.devtools.ksp.isLocal
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSDeclaration
import com.google.devtools.ksp.symbol.KSDeclarationContainer
import com.google.devtools.ksp.symbol.KSFile
import java.io.File

/** Returns the structs in bodies of functions: KSP goes there for all of a module or for nothing, so files without the word are left out. */
internal fun localStructs(files: Sequence<KSFile>): Sequence<KSClassDeclaration> = files
    .filter { "Struct" in File(it.filePath).readText() }
    .flatMap { it.inside }
    .filterIsInstance<KSClassDeclaration>()
    .filter { it.isLocal() && it.isStruct }

private val KSDeclarationContainer.inside: Sequence<KSDeclaration>
    get() = declarations.flatMap { sequenceOf(it) + (it as? KSDeclarationContainer)?.inside.orEmpty() }
