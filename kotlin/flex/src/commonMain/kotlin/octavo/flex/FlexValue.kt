package octavo.flex

import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.core.OctavoException
import octavo.core.number.DoubleText
import octavo.flex.coder.kindName
import kotlin.jvm.JvmName

/**
 * A value of a message, read in place: nothing is decoded until it is accessed.
 *
 * The properties ([long], [string], [map], ...) are strict: they throw [MismatchException] when the value has another type.
 * The functions ([asLong], [asString], [asMap], ...) are lenient: they convert what they can, and return 0, "" or an empty
 * collection for the rest, exactly as the reference implementation does.
 *
 * Both throw [MalformedException] when they reach bytes that are not a flex message; they never read outside the message.
 */
public class FlexValue internal constructor(
    internal val memory: Memory,
    internal val at: Long,
    internal val width: Int,
    internal val packedType: Int,
    private val container: FlexVector?,
    private val index: Int,
) {
    /** The offset of the value's slot, in bytes from the start of the message. */
    public val offset: Long get() = at

    /** The type as stored. */
    public val type: FlexType
        get() = FlexType.of(code) ?: throw MalformedException("a type number", code.toString(), at, briefPath)

    /** The place of the value in the message as a JSON Pointer; "" is the root. */
    public val path: String get() = path(brief = false)

    /** The path as errors tell it, without long keys: a message may lead through one over and over. */
    internal val briefPath: String get() = path(brief = true)

    private fun path(brief: Boolean): String {
        val steps = ArrayList<String>()
        var value = this
        while (true) {
            val container = value.container ?: return steps.asReversed().joinToString("")
            steps += container.step(value.index, brief)
            value = container.source
        }
    }

    /** Whether the value is null. */
    public val isNull: Boolean get() = code == TypeCode.NULL

    private val code get() = packedType ushr 2
    private val ownWidth get() = 1 shl (packedType and 3)

    // Of a scalar, indirect or not: its type, its place and its width.
    internal val scalarCode: Int get() = if (isIndirect(code)) code - INDIRECT else code
    internal val scalarAt: Long get() = if (isIndirect(code)) within(target(), ownWidth.toLong()) else at
    internal val scalarWidth: Int get() = if (isIndirect(code)) ownWidth else width

    /** The integer; throws [MismatchException] if it is 2^63 or more. */
    public val long: Long
        get() {
            val value = integer("an integer")
            if (value < 0 && scalarCode == TypeCode.UINT) throw mismatch("a signed 64-bit integer")
            return value
        }

    /** The integer; throws [MismatchException] if it is not a signed 32-bit integer. */
    public val int: Int
        get() = long.let { if (it.toInt().toLong() == it) it.toInt() else throw mismatch("a signed 32-bit integer") }

    /** The integer; throws [MismatchException] if it is negative. `getUnsignedLong` in Java. */
    @get:JvmName("getUnsignedLong")
    public val uLong: ULong
        get() {
            val value = integer("an unsigned integer")
            if (value < 0 && scalarCode == TypeCode.INT) throw mismatch("an unsigned integer")
            return value.toULong()
        }

    private fun integer(expected: String): Long = when (scalarCode) {
        TypeCode.INT -> signed()
        TypeCode.UINT -> unsigned()
        else -> throw mismatch(expected)
    }

    /** The number; an integer is converted to the nearest Double. */
    public val double: Double
        get() = when (scalarCode) {
            TypeCode.FLOAT, TypeCode.INT, TypeCode.UINT -> asDouble()
            else -> throw mismatch("a number")
        }

    /** The Boolean: any byte but 0 is true. */
    public val boolean: Boolean
        get() = if (code == TypeCode.BOOL) unsigned() != 0L else throw mismatch("a Boolean")

    /** The string or key, as a new [String]. */
    public val string: String get() = text.toString()

    /** The string or key, read in place. */
    public val text: FlexText
        get() = when (code) {
            TypeCode.STRING -> sized { start, size -> FlexText(this, start, size) }
            TypeCode.KEY -> located { keyText(target(), limit) }
            else -> throw mismatch("a string")
        }

    /** The blob, read in place. */
    public val blob: FlexBlob
        get() = if (code == TypeCode.BLOB) bytes() else throw mismatch("a blob")

    /** The vector, of any kind. */
    public val vector: FlexVector
        get() = if (type.isVector) elements() else throw mismatch("a vector")

    /** The map. */
    public val map: FlexMap
        get() = if (code == TypeCode.MAP) entries() else throw mismatch("a map")

    /** Converts to a Long: a float is truncated, a string parsed as a number, an untyped vector gives its size, most others give 0. */
    public fun asLong(): Long = longOf(scalarCode, ::signed, ::unsigned, ::float, { spelled(NumberText::long) }, ::sizeOf)

    /** Converts to an unsigned Long, as [asLong] does; `asUnsignedLong` in Java. */
    @JvmName("asUnsignedLong")
    public fun asULong(): ULong =
        unsignedOf(scalarCode, ::signed, ::unsigned, ::float, { spelled(NumberText::unsignedLong) }, ::sizeOf).toULong()

    /** Converts to a Double, as [asLong] does. */
    public fun asDouble(): Double = doubleOf(scalarCode, ::signed, ::unsigned, ::float, { spelled(NumberText::double) }, ::sizeOf)

    /** Converts to a Boolean: true if [asULong] is not 0, so 0.5 is false. */
    public fun asBoolean(): Boolean = asULong() != 0uL

    /** Returns the string or key, or "" for any other type. */
    public fun asString(): String = if (code == TypeCode.STRING || code == TypeCode.KEY) string else ""

    /** Returns the bytes of the blob or string, or an empty blob for any other type. */
    public fun asBlob(): FlexBlob = if (code == TypeCode.BLOB || code == TypeCode.STRING) bytes() else FlexBlob(memory, 0, 0)

    /** Returns the vector of any kind, or the values of the map, or an empty vector for any other type. */
    public fun asVector(): FlexVector = when {
        code == TypeCode.MAP -> entries().values
        FlexType.of(code)?.isVector == true -> elements()
        else -> FlexVector.empty(this)
    }

    /** Returns the map, or an empty map for any other type. */
    public fun asMap(): FlexMap = if (code == TypeCode.MAP) entries() else FlexMap.empty(this)

    override fun toString(): String = when {
        isNull -> "null"
        scalarCode == TypeCode.INT -> signed().toString()
        scalarCode == TypeCode.UINT -> asULong().toString()
        scalarCode == TypeCode.FLOAT -> DoubleText.string(float())
        code == TypeCode.BOOL -> asBoolean().toString()
        code == TypeCode.STRING || code == TypeCode.KEY -> string
        else -> kindName(packedType)
    }

    private fun signed() = memory.signed(scalarAt, scalarWidth)

    private fun unsigned() = memory.unsigned(scalarAt, scalarWidth)

    private fun float() = located { memory.float(scalarAt, scalarWidth) }

    private fun bytes() = sized { start, size -> FlexBlob(memory, start, size) }

    private fun sizeOf(): Int = elements().size

    private inline fun <T> spelled(crossinline number: (ByteArray, Int, Int) -> T): T =
        sized { start, size -> memory.window(start, size) { bytes, from -> number(bytes, from, from + size) } }

    /** What a value refers to ends at or before this place: hence no value can contain itself. */
    private val limit get() = container?.start ?: at

    private fun target(): Long = located { memory.target(at, width) }

    /** Returns what [read] does; what it throws of bytes that know of no path gets this value's. */
    internal inline fun <T> located(read: () -> T): T = try {
        read()
    } catch (e: MalformedException) {
        throw located(e)
    }

    private fun located(error: MalformedException): OctavoException = if (error.path == null) error.within(briefPath) else error

    /** Returns [start] when the [byteCount] bytes from there on end in time. */
    private fun within(start: Long, byteCount: Long): Long {
        if (start + byteCount > limit) throw MalformedException("a value that ends by byte $limit", "$byteCount bytes", start, briefPath)
        return start
    }

    /** Reads the size before the bytes or elements and checks that they end in time. */
    private inline fun <T> sized(bytesPerElement: Int = 1, make: (start: Long, size: Int) -> T): T {
        val start = target()
        val size = located { memory.unsigned(start - ownWidth, ownWidth) }
        if (start > limit || size < 0 || size > (limit - start) / bytesPerElement || size > Int.MAX_VALUE) {
            throw MalformedException("a size that ends by byte $limit", size.toULong().toString(), start - ownWidth, briefPath)
        }
        return make(start, size.toInt())
    }

    private fun elements(): FlexVector {
        val type = type
        val element = type.element ?: return sized(ownWidth + 1) { base, size -> vector(base, size, FlexVector.UNTYPED) }
        if (type.fixedSize == 0) return sized(ownWidth) { base, size -> vector(base, size, element.code) }
        val base = within(target(), type.fixedSize.toLong() * ownWidth)
        return FlexVector(memory, base, ownWidth, type.fixedSize, element.code, base, this)
    }

    private fun vector(base: Long, size: Int, elementCode: Int) =
        FlexVector(memory, base, ownWidth, size, elementCode, base - ownWidth, this)

    private fun entries(): FlexMap = sized(ownWidth + 1) { base, size ->
        val start = base - 3 * ownWidth
        val keys = located { memory.keysOfMap(start, ownWidth) }
        if (keys.size != size) throw MalformedException("$size keys", "${keys.size}", keys.start, briefPath)
        FlexMap(FlexVector(memory, base, ownWidth, size, FlexVector.UNTYPED, start, this, keys), keys)
    }

    private fun mismatch(expected: String) = MismatchException(expected, description(), at, briefPath)

    private fun description(): String = when {
        type.isInteger || type.isFloat -> "$type $this"
        else -> type.name
    }
}
