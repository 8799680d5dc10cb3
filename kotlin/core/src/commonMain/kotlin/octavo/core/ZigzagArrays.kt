package octavo.core

// Whole arrays of zigzags of one width; what is outside an array throws IndexOutOfBoundsException.

/** Writes the zigzags of [values] from [index] on, each over the 8 - [width] last bytes of the one before: the last takes 8 bytes. */
@InternalOctavoApi
public expect fun ByteArray.writeZigzagsLe(index: Int, width: Int, values: LongArray)

/** Reads [count] integers, whose zigzags stand from [index] on in [width] bytes each, into [target]; the last must have 8 bytes, too. */
@InternalOctavoApi
public expect fun ByteArray.readZigzagsLe(index: Int, width: Int, target: LongArray, count: Int)

/** Writes the zigzags of [values] from [index] on, each over the 4 - [width] last bytes of the one before: the last takes 4 bytes. */
@InternalOctavoApi
public expect fun ByteArray.writeZigzagsLe(index: Int, width: Int, values: IntArray)

/** Reads [count] integers, whose zigzags stand from [index] on in [width] bytes each, into [target]; the last must have 4 bytes, too. */
@InternalOctavoApi
public expect fun ByteArray.readZigzagsLe(index: Int, width: Int, target: IntArray, count: Int)
