package octavo.core

/** Returns the index of the first 0 in [[start], [end]) of [bytes], or [end]. */
@InternalOctavoApi
public expect fun indexOfZero(bytes: ByteArray, start: Int, end: Int): Int
