package octavo.core

/** Copies the bytes of [source] in [[start], [end]) into [target] from [at] on: for few bytes, which not every platform copies fast by itself. */
@InternalOctavoApi
public expect fun copyBytes(source: ByteArray, start: Int, end: Int, target: ByteArray, at: Int)
