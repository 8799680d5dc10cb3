package octavo.struct.tests

import kotlinx.serialization.Serializable
import octavo.struct.Struct

/** Every type that coders handle by themselves. */
@Struct
@Serializable
public data class Scalars(
    val boolean: Boolean,
    val byte: Byte,
    val short: Short,
    val int: Int,
    val long: Long,
    val uByte: UByte,
    val uShort: UShort,
    val uInt: UInt,
    val uLong: ULong,
    val float: Float,
    val double: Double,
    val char: Char,
    val string: String,
)

/** The same, each of which may be null. */
@Struct
@Serializable
public data class NullableScalars(
    val boolean: Boolean?,
    val byte: Byte?,
    val short: Short?,
    val int: Int?,
    val long: Long?,
    val uByte: UByte?,
    val uShort: UShort?,
    val uInt: UInt?,
    val uLong: ULong?,
    val float: Float?,
    val double: Double?,
    val char: Char?,
    val string: String?,
)
