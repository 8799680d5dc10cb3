package octavo.flex.coder

import octavo.core.Collisions
import octavo.core.Limits
import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.core.readByte
import octavo.core.readIntLe
import octavo.core.readShortLe
import octavo.core.roundToFloat
import octavo.flex.FlexBytes
import octavo.flex.FlexKey
import octavo.flex.TypeCode
import kotlin.jvm.JvmField

/**
 * Decodes one message after another for coders. Safe on bytes that have not been verified, but not for use by several threads at once.
 *
 * A value is a slot, as [FlexBytes] describes it: its index, its width, its packed type. A generated coder opens its map, asks
 * whether it has the shape expected, and reads its slots by position, or else by name:
 * ```
 * val base = from.startStruct(at, width, packedType)
 * val own = FlexBytes.widthOf(packedType)
 * val value = if (from.hasShape(shape, base, own)) byPosition(from, base, own) else byName(from, base, own)
 * from.endStruct()
 * ```
 * Functions that read a value are lenient in width and strict in kind: an Int may be any integer in range, a Double any number; for
 * anything else they throw [MismatchException]. For bytes that are no flex message, or exceed the [Limits], they throw
 * [MalformedException].
 */
public class FlexReader {
    /** The array that holds the message. */
    @JvmField
    public var bytes: ByteArray = NOTHING

    // The message is [start, end) of the array.
    internal var start = 0
    internal var end = 0

    // The limits, as numbers: an object in which they stand would be loaded for each string.
    private var maxStringBytes = 0
    private var maxElements = 0
    private var maxDepth = 0
    private var maxExpansion = 0

    /** Containers open around the slot that is read next. */
    @PublishedApi
    internal var depth: Int = 0

    /** Elements, and bytes of strings, that may still be decoded. */
    private var budget = 0

    /** Where the key stands that is furthest back of those that were decoded. */
    private var lastKey = 0

    /** Number of the message among those this reader has read: what an earlier one left behind is told by it. */
    private var epoch = 0
    private val shapes = ProvenShapes()
    private val strings = DecodedStrings()
    private val keys = DecodedKeys()
    internal val collisions: Collisions = FlexCollisions(this)

    /** A number that grows with each element, and byte of a string, that is decoded. */
    internal val decoded: Int get() = -budget

    /** Begins the message in [[fromIndex], [toIndex]) of [bytes]. */
    public fun begin(bytes: ByteArray, fromIndex: Int = 0, toIndex: Int = bytes.size, limits: Limits = Limits.DEFAULT) {
        checkRoot(bytes, fromIndex, toIndex)
        this.bytes = bytes
        maxStringBytes = limits.maxStringBytes
        maxElements = limits.maxElements
        maxDepth = limits.maxDepth
        maxExpansion = limits.maxExpansion
        start = fromIndex
        end = toIndex
        depth = 0
        lastKey = fromIndex - 1
        budget = budget(toIndex - fromIndex, maxExpansion)
        if (++epoch == EPOCHS) startEpochs()
        strings.begin(toIndex - fromIndex)
        collisions.begin(toIndex - fromIndex, size = budget)
    }

    /** Not by way of Longs, which are objects on JS. */
    private fun budget(byteCount: Int, expansion: Int): Int =
        if (byteCount > (Int.MAX_VALUE - FREE_BUDGET) / expansion) Int.MAX_VALUE else byteCount * expansion + FREE_BUDGET

    private fun startEpochs() {
        epoch = 1
        shapes.clear()
    }

    /** Decodes the root of the message with [coder]. */
    public fun <T : Any> root(coder: FlexCoder<T>): T {
        val at = FlexBytes.rootAt(bytes, end)
        try {
            return coder.decode(this, at, FlexBytes.rootWidth(bytes, end), FlexBytes.rootType(bytes, end))
        } catch (e: Exception) {
            throw failure(e, at).locate()
        }
    }

    /** Lets go of the array. */
    internal fun release() {
        bytes = NOTHING
    }

    // Maps of structs.

    /** Opens the map in a slot and returns the index of its first value; [endStruct] closes it. */
    public fun startStruct(at: Int, width: Int, packedType: Int): Int {
        if (packedType ushr 2 != TypeCode.MAP) throw mismatch("a map", at, packedType)
        val base = target(bytes, start, at, width)
        enter(mapSize(bytes, start, end, base, FlexBytes.widthOf(packedType)), at)
        return base
    }

    /** Closes the map that was opened last. */
    public fun endStruct() {
        depth--
    }

    /** Calls [read]; if it throws, closes the maps that it has opened: for coders that catch the error and go on with other values. */
    public inline fun <T> closing(read: () -> T): T {
        val around = depth
        try {
            return read()
        } finally {
            depth = around
        }
    }

    /**
     * Returns whether the map at [base] has exactly the names of [shape]. If so, its values follow in the order of the sorted names,
     * [width] bytes each, and then their packed types.
     *
     * If the map has the same key vector as the last map of this shape, its names are not compared.
     */
    public fun hasShape(shape: FlexShape, base: Int, width: Int): Boolean {
        if (FlexBytes.unsigned(bytes, base - width, width) != shape.size) return false
        val keys = target(bytes, start, base - 3 * width, width)
        val keysWidth = FlexBytes.unsigned(bytes, base - 2 * width, width)
        val isKnown = keysWidth and (WIDTHS - 1) == keysWidth && shapes.has(shape, keys, stamp(keysWidth)) // no stamp of another message
        return isKnown || prove(shape, keys, keysWidth)
    }

    private fun stamp(keysWidth: Int): Int = epoch * WIDTHS + keysWidth

    private fun prove(shape: FlexShape, keys: Int, keysWidth: Int): Boolean {
        val isProven = hasKeys(shape, bytes, start, end, keys, keysWidth)
        if (isProven) shapes.remember(shape, keys, stamp(keysWidth))
        return isProven
    }

    /** Returns the index of the value of name number [property] of [shape] in the map at [base], or -1 when it is missing. */
    public fun indexOf(shape: FlexShape, property: Int, base: Int, width: Int): Int = indexOf(shape.keys[property], base, width)

    /** Returns the index of the value of [key] in the map at [base], or -1 when it is missing. */
    internal fun indexOf(key: FlexKey, base: Int, width: Int): Int =
        indexOf(bytes, start, end, base, width, FlexBytes.size(bytes, base, width), key)

    /** Returns the packed type of value [index] of the map at [base]. */
    public fun typeOf(base: Int, width: Int, index: Int): Int = typeAt(base + FlexBytes.size(bytes, base, width) * width + index)

    /** Returns the packed type that stands at [at]. */
    public fun typeAt(at: Int): Int = bytes.readByte(at).toInt() and 0xFF

    /** Returns whether a slot of this packed type is null. */
    public fun isNull(packedType: Int): Boolean = packedType ushr 2 == TypeCode.NULL

    // Scalars.

    /** Reads a Boolean. */
    public fun boolean(at: Int, width: Int, packedType: Int): Boolean = booleanOf(bytes, start, end, at, width, packedType)

    /** Reads an integer that a Byte holds. */
    public fun byte(at: Int, width: Int, packedType: Int): Byte =
        ranged(long(at, width, packedType), Byte.MIN_VALUE.toLong(), Byte.MAX_VALUE.toLong(), at).toByte()

    /** Reads an integer that a Short holds. */
    public fun short(at: Int, width: Int, packedType: Int): Short =
        ranged(long(at, width, packedType), Short.MIN_VALUE.toLong(), Short.MAX_VALUE.toLong(), at).toShort()

    /** Reads an integer that an Int holds. */
    public fun int(at: Int, width: Int, packedType: Int): Int {
        if (packedType ushr 2 == TypeCode.INT && width <= 4) return signedInt(at, width)
        val value = long(at, width, packedType)
        return if (value.toInt().toLong() == value) value.toInt() else throw mismatch("a signed 32-bit integer", value.toString(), at)
    }

    private fun signedInt(at: Int, width: Int): Int = when (width) {
        1 -> bytes.readByte(at).toInt()
        2 -> bytes.readShortLe(at).toInt()
        else -> bytes.readIntLe(at)
    }

    /** Reads an integer that a Long holds. */
    public fun long(at: Int, width: Int, packedType: Int): Long = if (packedType ushr 2 == TypeCode.INT) {
        FlexBytes.signedLong(bytes, at, width)
    } else {
        longOf(bytes, start, end, at, width, packedType)
    }

    /** Reads an integer that a UByte holds. */
    public fun uByte(at: Int, width: Int, packedType: Int): UByte = unsigned(at, width, packedType, 0xFF).toUByte()

    /** Reads an integer that a UShort holds. */
    public fun uShort(at: Int, width: Int, packedType: Int): UShort = unsigned(at, width, packedType, 0xFFFF).toUShort()

    /** Reads an integer that a UInt holds. */
    public fun uInt(at: Int, width: Int, packedType: Int): UInt = unsigned(at, width, packedType, 0xFFFFFFFF).toUInt()

    /** Reads an integer that a ULong holds. */
    public fun uLong(at: Int, width: Int, packedType: Int): ULong =
        unsignedLongOf(bytes, start, end, at, width, packedType).toULong()

    private fun unsigned(at: Int, width: Int, packedType: Int, most: Long) =
        unsignedRangedOf(bytes, start, end, at, width, packedType, most)

    private fun ranged(value: Long, least: Long, most: Long, at: Int): Long =
        if (value in least..most) value else throw mismatch("an integer in $least..$most", value.toString(), at)

    /** Reads a number as a Float, the nearest one. */
    public fun float(at: Int, width: Int, packedType: Int): Float = double(at, width, packedType).roundToFloat()

    /** Reads a number as a Double, the nearest one. */
    public fun double(at: Int, width: Int, packedType: Int): Double = if (packedType ushr 2 == TypeCode.FLOAT && width >= 4) {
        FlexBytes.float(bytes, at, width)
    } else {
        doubleOf(bytes, start, end, at, width, packedType)
    }

    // Text.

    /** Reads a string. */
    public fun string(at: Int, width: Int, packedType: Int): String {
        if (packedType ushr 2 != TypeCode.STRING) return keyValue(at, width, packedType)
        val from = target(bytes, start, at, width)
        val size = stringSize(bytes, start, end, from, packedType)
        if (size > DecodedStrings.MAX_BYTES) return decode(from, size)
        val mark = strings.mark(from - start, packedType and 3)
        return strings.find(mark) ?: decode(from, size).also { strings.note(mark, it) }
    }

    private fun decode(from: Int, size: Int): String {
        admit(size, from)
        return utf8Of(bytes, start, from, from + size)
    }

    private fun keyValue(at: Int, width: Int, packedType: Int): String {
        if (packedType ushr 2 != TypeCode.KEY) throw mismatch("a string", at, packedType)
        return key(target(bytes, start, at, width))
    }

    /** Returns the text of the key at [from]; one behind all that came is none of them. */
    private fun key(from: Int): String {
        if (from <= lastKey) return anyKey(from)
        lastKey = from
        val expected = keys.expected(bytes, from, end) ?: return decodeNewKey(from, markOf(from))
        admit(keys.byteCount, from)
        return expected
    }

    private fun anyKey(from: Int): String {
        val mark = markOf(from)
        return strings.find(mark) ?: decodeKey(from, mark)
    }

    private fun markOf(key: Int): Int = strings.mark(key - start, DecodedStrings.KEY)

    private fun decodeKey(from: Int, mark: Int): String {
        val expected = keys.expected(bytes, from, end) ?: return decodeNewKey(from, mark)
        admit(keys.byteCount, from)
        return expected.also { strings.note(mark, it) }
    }

    private fun decodeNewKey(from: Int, mark: Int): String {
        val to = keyEnd(bytes, start, end, from)
        if (to - from > DecodedKeys.MAX_BYTES) return decode(from, to - from)
        admit(to - from, from)
        val text = keys.text(bytes, from, to) ?: refuseUtf8(bytes, start, from, to)
        return text.also { strings.note(mark, it) }
    }

    /** Reads a string of one character. */
    public fun char(at: Int, width: Int, packedType: Int): Char = char(bytes, start, end, string(at, width, packedType), at)

    /** Reads the entry that a string names; throws [MismatchException] for an unknown name, unless an entry stands for it. */
    public fun <E : Enum<E>> enum(entries: FlexEnum<E>, at: Int, width: Int, packedType: Int): E =
        enumOf(entries, bytes, start, end, at, width, packedType)

    /** Returns the entry that the key [name] of a map stands for. */
    public fun <E : Enum<E>> enumKey(entries: FlexEnum<E>, name: String): E =
        key(name, entries.toString()) { entries.find(it) ?: entries.unknown }

    /** Reads a value of [type] from a string; throws [MismatchException] when [parse] refuses it. */
    public inline fun <T> text(at: Int, width: Int, packedType: Int, type: String, parse: (String) -> T): T {
        val text = string(at, width, packedType)
        admitParsed(text, at)
        return try {
            parse(text)
        } catch (_: IllegalArgumentException) {
            throw mismatch("the text of a $type", "\"$text\"", at)
        }
    }

    /**
     * Returns the key of [type] that [parse] makes of [text], a key of a map; throws [MismatchException] when it returns null or throws
     * IllegalArgumentException.
     */
    public inline fun <K : Any> key(text: String, type: String, parse: (String) -> K?): K {
        admitParsedKey(text)
        val key = try {
            parse(text)
        } catch (_: IllegalArgumentException) {
            null
        }
        return key ?: throw MismatchException("a key that is a $type", "\"$text\"", -1)
    }

    // What it accepts.

    /** Counts a string, key or blob of [size] bytes that is decoded at [from]. */
    internal fun admit(size: Int, from: Int) {
        if (size > maxStringBytes) refuse(size, from)
        spend(size, from)
    }

    /** Counts a [text] that is parsed: a shared one is made once and parsed each time. So much leaves room for all that builders share. */
    @PublishedApi
    internal fun admitParsed(text: String, at: Int): Unit = spend(text.length ushr 2, at)

    @PublishedApi
    internal fun admitParsedKey(text: String): Unit = admitParsed(text, lastKey)

    /** Counts an open container of [size] elements, in the slot at [at]. */
    private fun enter(size: Int, at: Int) {
        if (size > maxElements || depth == maxDepth) refuseContainer(size, at)
        depth++
        spend(size, at)
    }

    /** Takes [count] off what may still be decoded, so that values shared over and over cannot exhaust memory or time. */
    private fun spend(count: Int, at: Int) {
        if (count > budget) refuseMore(at)
        budget -= count
    }

    // Apart from what reads: see checkRange in core.

    private fun refuse(size: Int, at: Int): Nothing = throw outside("at most $maxStringBytes bytes", "$size", at, start)

    private fun refuseContainer(size: Int, at: Int): Nothing =
        if (size > maxElements) {
            throw outside("at most $maxElements elements", "$size", at, start)
        } else {
            throw outside("a depth of at most $maxDepth", "more", at, start)
        }

    private fun refuseMore(at: Int): Nothing =
        throw outside("values of at most $maxExpansion times the message", "more", at, start)

    // Vectors and maps.

    @PublishedApi
    internal fun elementType(base: Int, packedType: Int, size: Int, index: Int): Int =
        elementType(packedType).let { if (it >= 0) it else FlexBytes.elementType(bytes, base, FlexBytes.widthOf(packedType), size, index) }

    /** Opens the vector in a slot and returns the index of its first element. */
    @PublishedApi
    internal fun startVector(at: Int, width: Int, packedType: Int): Int {
        val base = vectorBase(bytes, start, end, at, width, packedType)
        enter(vectorSize(base, packedType), at)
        return base
    }

    /** Returns the number of elements of the vector at [base], which is open. */
    @PublishedApi
    internal fun vectorSize(base: Int, packedType: Int): Int = vectorSize(bytes, base, packedType)

    @PublishedApi
    internal fun keysOf(base: Int, width: Int, size: Int): Int = keysOf(bytes, start, end, base, width, size)

    /** Returns the text of the key whose offset stands at [at]. */
    @PublishedApi
    internal fun keyAt(at: Int, width: Int): String = key(target(bytes, start, at, width))

    private companion object {
        val NOTHING = ByteArray(0)

        /** What any message may decode, however short. */
        const val FREE_BUDGET = 1 shl 16

        /** More than a width. */
        const val WIDTHS = 16

        const val EPOCHS = 1 shl 22
    }
}
