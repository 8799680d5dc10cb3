package octavo.flex.coder

import octavo.core.classMemo
import java.util.Optional
import kotlin.reflect.KClass

/** Finds the object that stands beside [type]: of `octavo.Outer.Inner` it is `octavo.Outer_InnerFlexCoder`. */
@Suppress("UNCHECKED_CAST") // written for that type
internal actual fun <T : Any> generatedCoder(type: KClass<T>): FlexCoder<T>? = found(type.java).orElse(null) as FlexCoder<T>?

private val found = classMemo { Optional.ofNullable(find(it)) }

private fun find(type: Class<*>): FlexCoder<*>? = try {
    Class.forName(type.name.replace('$', '_') + "FlexCoder", true, type.classLoader).getField("INSTANCE").get(null) as? FlexCoder<*>
} catch (_: ClassNotFoundException) {
    null
} catch (_: NoSuchFieldException) {
    null
}
