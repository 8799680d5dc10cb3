package octavo.flex.coder

import java.util.concurrent.ConcurrentHashMap
import kotlin.reflect.KClass

/** Finds the object that stands beside [type]: of `octavo.Outer.Inner` it is `octavo.Outer_InnerFlexCoder`. */
@Suppress("UNCHECKED_CAST") // written for that type
internal actual fun <T : Any> generatedCoder(type: KClass<T>): FlexCoder<T>? =
    found.computeIfAbsent(type.java, ::find).takeIf { it !== NONE } as FlexCoder<T>?

private val found = ConcurrentHashMap<Class<*>, Any>()

/** Stands for the coder of a class that has none. */
private val NONE = Any()

private fun find(type: Class<*>): Any = try {
    Class.forName(type.name.replace('$', '_') + "FlexCoder", true, type.classLoader).getField("INSTANCE").get(null)
} catch (_: ClassNotFoundException) {
    NONE
} catch (_: NoSuchFieldException) {
    NONE
}
