package octavo.core

@InternalOctavoApi
@Suppress("NOTHING_TO_INLINE") // nothing but the conversion
public actual inline fun Double.roundToFloat(): Float = toFloat()
