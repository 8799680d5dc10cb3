package octavo.core

/** Says whether [length] bytes of two arrays, from [aStart] and [bStart] on, are the same; the ranges are inside the arrays. */
@InternalOctavoApi
public expect fun equalBytes(a: ByteArray, aStart: Int, b: ByteArray, bStart: Int, length: Int): Boolean
