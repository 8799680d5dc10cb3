package octavo.core

import java.lang.reflect.GenericSignatureFormatError
import java.lang.reflect.ParameterizedType
import java.util.Optional
import kotlin.reflect.KClass

/** Of `octavo.Outer.Inner` and the suffix `FlexCoder` it is `octavo.Outer_InnerFlexCoder`. */
@InternalOctavoApi
public actual class GeneratedObjects actual constructor(private val suffix: String) {
    private val found = classMemo { Optional.ofNullable(find(it)) }

    public actual operator fun get(type: KClass<*>): Any? = found(type.java).orElse(null)

    private fun find(type: Class<*>): Any? = try {
        val found = Class.forName(type.name.replace('$', '_') + suffix, true, type.classLoader)
        if (found.isFor(type)) found.getField("INSTANCE").get(null) else null
    } catch (_: ClassNotFoundException) {
        null
    } catch (_: NoSuchFieldException) {
        null
    }

    /**
     * Says whether it is written for [type], as what is found for `AA.BB` may be for `AA_BB`; a shrinker may have removed what tells,
     * and names with blanks keep the JVM from reading it.
     */
    private fun Class<*>.isFor(type: Class<*>): Boolean = try {
        (genericSuperclass as? ParameterizedType)?.actualTypeArguments?.contains(type) ?: true
    } catch (_: GenericSignatureFormatError) {
        true
    }
}
