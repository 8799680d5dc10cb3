package octavo.core

// Unaligned loads and stores on byte arrays: the lowest layer, and the only one that differs by platform.
// An index outside the array throws IndexOutOfBoundsException (a subclass, on some platforms).

/** Reads the byte at [index]: for an index out of untrusted bytes, which not every platform checks by itself. */
@InternalOctavoApi
public expect inline fun ByteArray.readByte(index: Int): Byte

/** Reads the 16-bit little-endian integer at [index]. */
@InternalOctavoApi
public expect fun ByteArray.readShortLe(index: Int): Short

/** Reads the 32-bit little-endian integer at [index]. */
@InternalOctavoApi
public expect fun ByteArray.readIntLe(index: Int): Int

/** Reads the unsigned little-endian integer of [width] bytes at [index]: of 1 or 2, or the lower 4 of more. */
@InternalOctavoApi
public expect inline fun ByteArray.readUnsignedLe(index: Int, width: Int): Int

/** Reads the 64-bit little-endian integer at [index]. */
@InternalOctavoApi
public expect fun ByteArray.readLongLe(index: Int): Long

/** Reads the 64-bit big-endian integer at [index]: eight bytes that compare as an unsigned number in byte order. */
@InternalOctavoApi
public expect fun ByteArray.readLongBe(index: Int): Long

/** Reads the 32-bit little-endian float at [index]. */
@InternalOctavoApi
public expect fun ByteArray.readFloatLe(index: Int): Float

/** Reads the 64-bit little-endian float at [index]. */
@InternalOctavoApi
public expect fun ByteArray.readDoubleLe(index: Int): Double

/** Writes [value] at [index], wherever that is: not every platform checks by itself. */
@InternalOctavoApi
public expect inline fun ByteArray.writeByte(index: Int, value: Byte)

/** Writes [value] as a 16-bit little-endian integer at [index]. */
@InternalOctavoApi
public expect fun ByteArray.writeShortLe(index: Int, value: Short)

/** Writes [value] as a 32-bit little-endian integer at [index]. */
@InternalOctavoApi
public expect fun ByteArray.writeIntLe(index: Int, value: Int)

/** Writes [value] as a 64-bit little-endian integer at [index]. */
@InternalOctavoApi
public expect fun ByteArray.writeLongLe(index: Int, value: Long)

/** Writes [value] as a 64-bit little-endian integer at [index]. */
@InternalOctavoApi
public expect fun ByteArray.writeLongLe(index: Int, value: Int)

/** Writes [value] as a 32-bit little-endian float at [index]. */
@InternalOctavoApi
public expect fun ByteArray.writeFloatLe(index: Int, value: Float)

/** Writes [value] as a 64-bit little-endian float at [index]. */
@InternalOctavoApi
public expect fun ByteArray.writeDoubleLe(index: Int, value: Double)
