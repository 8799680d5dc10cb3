package octavo.core

@InternalOctavoApi
@Suppress("NOTHING_TO_INLINE") // nothing but the conversion
public actual inline fun Double.roundToFloat(): Float = fround(this)

@JsName("Math.fround")
@PublishedApi
internal external fun fround(value: Double): Float
