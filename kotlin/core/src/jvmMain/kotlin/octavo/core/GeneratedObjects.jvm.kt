package octavo.core

import java.util.Optional
import kotlin.reflect.KClass

/** Of `octavo.Outer.Inner` and the suffix `FlexCoder` it is `octavo.Outer_InnerFlexCoder`. */
@InternalOctavoApi
public actual class GeneratedObjects actual constructor(private val suffix: String) {
    private val found = classMemo { Optional.ofNullable(find(it)) }

    public actual operator fun get(type: KClass<*>): Any? = found(type.java).orElse(null)

    private fun find(type: Class<*>): Any? = try {
        Class.forName(type.name.replace('$', '_') + suffix, true, type.classLoader).getField("INSTANCE").get(null)
    } catch (_: ClassNotFoundException) {
        null
    } catch (_: NoSuchFieldException) {
        null
    }
}
