package octavo.core

@InternalOctavoApi
public actual fun multiplyHigh(a: Long, b: Long): Long = multiplyHighInParts(a, b)
