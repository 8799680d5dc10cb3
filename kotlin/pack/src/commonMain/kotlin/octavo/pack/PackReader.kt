package octavo.pack

import octavo.core.Limits
import octavo.core.MalformedException
import octavo.core.MalformedKind
import octavo.core.MismatchException
import octavo.core.OctavoException
import octavo.core.Utf8
import octavo.core.readByte
import octavo.core.readDoubleLe
import octavo.core.readFloatLe
import octavo.core.readIntLe
import octavo.core.readLongLe
import octavo.core.readShortLe
import octavo.core.readZigzagLe
import octavo.core.refused
import kotlin.jvm.JvmField

/**
 * Reads one pack message after another; numbers in parentheses are rules of spec/pack.md. Safe on any bytes, but not for use by
 * several threads at once.
 *
 * When bytes are malformed it throws at once, with a rough reason; [Pack] then finds the exact place and reason.
 */
public class PackReader {
    /** The array that holds the message. */
    @JvmField
    public var bytes: ByteArray = NOTHING

    /** Index of the next byte. */
    @JvmField
    public var at: Int = 0

    /** Index of the message's first byte, and of the one after its last. */
    internal var start = 0
        private set
    internal var end = 0
        private set
    internal var limits = Limits.DEFAULT
        private set

    /** Values open around the one that is read next. */
    internal var depth = 0
        private set

    /** The shared texts so far (4.3). */
    private val shared = SharedTable()
    internal val origins = Origins()

    private val keys = KnownKeys()
    internal val collisions = PackCollisions(this)

    /** The error made last: another one that comes out of a value has been thrown by a class's own code. */
    private var made: OctavoException? = null

    /** The number of shared texts so far; its value after the first section of an open struct is to be passed to [endOpen]. */
    public val sharedCount: Int get() = shared.count

    /** Begins the message in [[fromIndex], [toIndex]) of [bytes]. */
    public fun begin(bytes: ByteArray, fromIndex: Int = 0, toIndex: Int = bytes.size, limits: Limits = Limits.DEFAULT) {
        if (fromIndex < 0 || toIndex > bytes.size || fromIndex > toIndex) {
            throw IndexOutOfBoundsException("[$fromIndex, $toIndex) of ${bytes.size} bytes")
        }
        this.bytes = bytes
        this.limits = limits
        start = fromIndex
        at = fromIndex
        end = toIndex
        depth = 0
        shared.count = 0
        origins.begin(fromIndex)
        collisions.begin(toIndex - fromIndex)
    }

    /** Checks that the message ends here (6.1). */
    public fun finish() {
        if (at != end) fail("the end of the message", "${end - at} more bytes")
    }

    /** Lets go of the array and of what was read from it. */
    internal fun release() {
        bytes = NOTHING
        shared.clear()
        made = null
    }

    /** Throws [MalformedException]: at this place, [found] instead of [expected]. */
    public fun fail(expected: String, found: String): Nothing = throw own(MalformedException(expected, found, offset))

    private fun failLimit(expected: String, found: String): Nothing =
        throw own(MalformedException(expected, found, offset, kind = MalformedKind.LIMIT))

    /** Returns [error], which is this reader's own. */
    internal fun <E : OctavoException> own(error: E): E = error.also { made = it }

    internal fun isOwn(thrown: Exception): Boolean = thrown === made

    /** Returns the exception for [thrown], which the code of a class threw while it made the value that begins at [first]. */
    public fun failure(thrown: Exception, first: Int): OctavoException =
        made?.takeIf { it === thrown } ?: own(refused(thrown, (first - start).toLong(), path = null))

    /** Checks that [count] bytes are left. */
    public fun need(count: Int) {
        if (end - at < count) fail("$count bytes", "${end - at}")
    }

    // Structs (3). A header's word has up to 32 bits; of them, [used] may be set.

    /** Enters a struct, a list or another value that contains values; [leave] leaves it. */
    public fun enter() {
        if (++depth > limits.maxDepth) failLimit("at most ${limits.maxDepth} values inside one another", "more")
    }

    /** Leaves the value entered last. */
    public fun leave() {
        depth--
    }

    /** Enters a struct and checks that the [byteCount] bytes of its header and its fixed block are there; [leave] leaves it. */
    public fun startStruct(byteCount: Int) {
        enter()
        need(byteCount)
    }

    /** Reads a struct without content, which is one zero byte. */
    public fun emptyStruct() {
        enter()
        zero()
        leave()
    }

    /** Reads one zero byte. */
    public fun zero() {
        need(1)
        header1(used = 0)
    }

    /** The offset of the next byte from the message's first. */
    internal val offset: Long get() = (at - start).toLong()

    /** Reads the index of a union's case (4.4), below [count]; the case's struct is what counts as a level. */
    public fun case(count: Int): Int {
        val index = varint()
        if (index >= count) fail("one of $count cases", "number $index")
        return index
    }

    /** Reads the length of an open struct (4.5), enters the struct, and returns the end of what is around it, to be passed to [endOpen]. */
    public fun startOpen(): Int {
        enter()
        val length = varint()
        need(length)
        val outer = end
        end = at + length
        origins.enter(at)
        return outer
    }

    /** Returns whether the open struct has another section. */
    public fun hasSection(): Boolean = at < end

    /**
     * Leaves an open struct and skips the rest of it. [outer] is the result of [startOpen]; shared texts from number [sharedCount] on
     * were read in later sections, which not every reader knows.
     */
    public fun endOpen(outer: Int, sharedCount: Int) {
        shared.count = sharedCount
        origins.leave()
        at = end
        end = outer
        leave()
    }

    /** Reads a header's last word of one byte. */
    public fun header1(used: Int): Int = checked(bytes[at++].toInt() and 0xFF, used)

    /** Reads a header's last word of two bytes. */
    public fun header2(used: Int): Int {
        val word = bytes.readShortLe(at).toInt() and 0xFFFF
        at += 2
        return checked(word, used)
    }

    /** Reads a header's last word of three bytes. */
    public fun header3(used: Int): Int {
        val word = (bytes.readShortLe(at).toInt() and 0xFFFF) or ((bytes[at + 2].toInt() and 0xFF) shl 16)
        at += 3
        return checked(word, used)
    }

    /** Reads a word of a header of four bytes. */
    public fun header4(used: Int): Int {
        val word = bytes.readIntLe(at)
        at += 4
        return checked(word, used)
    }

    /** Returns null for an absent value, after checking that its [code] in the header is zero. */
    public fun none(code: Int): Nothing? {
        if (code != 0) fail("zero for the code of an absent value", "$code")
        return null
    }

    /** Returns the value of [type] that [make] makes of [wire]; throws [MismatchException] if [make] refuses. */
    public inline fun <W, T> value(wire: W, type: String, make: (W) -> T): T = try {
        make(wire)
    } catch (e: IllegalArgumentException) {
        refuse(wire, type)
    }

    /** Throws that [wire], which has just been read, is no [type]. */
    @PublishedApi
    internal fun refuse(wire: Any?, type: String): Nothing = throw own(MismatchException("a $type", "$wire", offset))

    /** Returns entry [index] of an enum's [entries]. */
    public fun <T> entry(entries: List<T>, index: Int): T {
        if (index >= entries.size) fail("one of ${entries.size} names", "number $index")
        return entries[index]
    }

    private fun checked(word: Int, used: Int): Int {
        if (word and used.inv() != 0) fail("zero in the bits of a header that mean nothing", "ones")
        return word
    }

    // The fixed block (3.4), which startStruct has checked to be there.

    /** Reads one byte. */
    public fun takeByte(): Byte = bytes[at++]

    /** Reads two bytes. */
    public fun takeShort(): Short = bytes.readShortLe(at).also { at += 2 }

    /** Reads four bytes. */
    public fun takeInt(): Int = bytes.readIntLe(at).also { at += 4 }

    /** Reads eight bytes. */
    public fun takeLong(): Long = bytes.readLongLe(at).also { at += 8 }

    /** Reads four bytes. */
    public fun takeFloat(): Float = bytes.readFloatLe(at).also { at += 4 }

    /** Reads eight bytes. */
    public fun takeDouble(): Double = bytes.readDoubleLe(at).also { at += 8 }

    // The compressed block (2.2, 3.5).

    /** Reads a `vi32` with this width code, 0 to 3. */
    public fun int(code: Int): Int = signed(unsignedInt(code))

    /** Reads the bits of a `vu32` with this width code, 0 to 3. */
    public fun unsignedInt(code: Int): Int {
        if (end - at < 4) return unsignedLong(code).toInt()
        val value = bytes.readIntLe(at) and (-1 ushr (24 - 8 * code))
        at += code + 1
        return value
    }

    /** Reads a `vi64` with this width code, 0 to 7. */
    public fun long(code: Int): Long {
        if (end - at < 8) return signed(unsignedLongByBytes(code))
        return bytes.readZigzagLe(at, code + 1).also { at += code + 1 }
    }

    /** Reads the bits of a `vu64` with this width code, 0 to 7. */
    public fun unsignedLong(code: Int): Long {
        if (end - at < 8) return unsignedLongByBytes(code)
        val value = bytes.readLongLe(at) and (-1L ushr (56 - 8 * code))
        at += code + 1
        return value
    }

    private fun unsignedLongByBytes(code: Int): Long {
        need(code + 1)
        var value = 0L
        for (index in 0..code) value = value or ((bytes[at++].toLong() and 0xFF) shl (8 * index))
        return value
    }

    // The variable block (4).

    /** Reads a `str` with this code, 0 to 15. */
    public fun text(code: Int): String = textOf(if (code < LONG_TEXT) code else longer(LONG_TEXT))

    /** Reads a `str` with this code, 0 to 15, that is the key of a map; a short key that was read lately is returned as the same object. */
    public fun key(code: Int): String {
        val from = at
        if (code !in 1 until LONG_TEXT || code > end - from || code > limits.maxStringBytes) return text(code)
        at = from + code
        return keys.textOrNull(bytes, from, at) ?: fail("well-formed UTF-8", "something else")
    }

    /** Reads a `str?` with this code, 0 to 15. */
    public fun textOrNull(code: Int): String? = if (code == 0) null else textOf(if (code < LONG_TEXT) code else longerOrEmpty())

    /** Reads a lone `str` (5.6). */
    public fun loneText(): String = textOf(varint())

    /** Reads a varint of what a length or a count has above [threshold]. */
    internal fun longer(threshold: Int): Int {
        val more = varint()
        if (more > Int.MAX_VALUE - threshold) fail("a length below 2^31", "more")
        return more + threshold
    }

    private fun longerOrEmpty(): Int {
        val length = longer(LONG_TEXT - 1)
        return if (length < LONG_TEXT) 0 else length
    }

    private fun textOf(length: Int): String {
        val from = at
        if (length > end - from) fail("$length bytes of text", "${end - from}")
        if (length > limits.maxStringBytes) failLimit("text of at most ${limits.maxStringBytes} bytes", "$length")
        val to = from + length
        at = to
        return Utf8.decodeOrNull(bytes, from, to) ?: fail("well-formed UTF-8", "something else")
    }

    /** Reads `bytes` with this code, 0 to 15. */
    public fun bytes(code: Int): ByteArray = bytesOf(if (code < LONG_TEXT) code else longer(LONG_TEXT))

    /** Reads `bytes?` with this code, 0 to 15. */
    public fun bytesOrNull(code: Int): ByteArray? = if (code == 0) null else bytesOf(if (code < LONG_TEXT) code else longerOrEmpty())

    /** Reads lone `bytes` (5.6). */
    public fun loneBytes(): ByteArray = bytesOf(varint())

    private fun bytesOf(length: Int): ByteArray {
        need(length)
        if (length > limits.maxStringBytes) failLimit("at most ${limits.maxStringBytes} bytes", "$length")
        val from = at
        at += length
        return bytes.copyOfRange(from, at)
    }

    /** Enters `bytes` with this code that are a message, and returns the index of what is around it, to be handed to [endMessage]. */
    internal fun startMessage(code: Int): Int {
        val length = if (code < LONG_TEXT) code else longer(LONG_TEXT)
        need(length)
        val outer = end
        end = at + length
        return outer
    }

    /** Leaves a message inside of another. */
    internal fun endMessage(outer: Int) {
        end = outer
    }

    /** Reads a `shared` text (4.3). */
    public fun shared(): String {
        val number = varint()
        val index = number ushr 1
        if (number and 1 == 0) return textOf(index).also { shared.add(it) }
        if (index >= shared.count) fail("the index of one of ${shared.count} shared texts", "$index")
        val text = shared[index]
        if (collisions.hasTables) collisions.refer(text)
        return text
    }

    /** Reads a varint (2.1). */
    public fun varint(): Int {
        need(1)
        val first = bytes[at]
        if (first < 0) return longVarint()
        at++
        return first.toInt()
    }

    private fun longVarint(): Int {
        var value = 0
        var shift = 0
        while (true) {
            need(1)
            val next = bytes[at].toInt()
            if ((shift == 28 && next !in 1..7) || (shift > 0 && next == 0)) fail("the shortest varint below 2^31", "another")
            at++
            value = value or ((next and 0x7F) shl shift)
            if (next >= 0) return value
            shift += 7
        }
    }

    // Lists (5); Counts.kt reads what stands before them.

    /** Checks a count of values that take [bits] bits each, at least; doubles hold the products, too, and are faster in JavaScript. */
    internal fun checkedCount(count: Int, bits: Int): Int {
        val isTooMany = (bits > 8 || count > end - at) && count.toDouble() * bits > (end - at) * 8.0
        if (isTooMany) fail("values for the ${end - at} bytes that are left", "$count values")
        if (count > limits.maxElements) failLimit("at most ${limits.maxElements} values", "$count")
        return count
    }

    /** Enters a run of [count] bits (5.1) and returns the index of its first byte; the next value stands behind the run. */
    public fun bits(count: Int): Int {
        val from = at
        val length = (count + 7) ushr 3
        need(length)
        at += length
        if (count and 7 != 0 && (bytes[at - 1].toInt() and 0xFF) ushr (count and 7) != 0) fail("zero behind the last bit", "ones")
        return from
    }

    /** Returns bit [index] of the run of bits at [from]. */
    public fun bit(from: Int, index: Int): Boolean = (bytes.readByte(from + (index ushr 3)).toInt() ushr (index and 7)) and 1 != 0

    public companion object {
        private val NOTHING = ByteArray(0)
        private const val LONG_TEXT = 15

        /** Returns the signed integer with these unsigned bits (2.2). */
        public fun signed(zigzag: Int): Int = (zigzag ushr 1) xor -(zigzag and 1)

        /** Returns the signed integer with these unsigned bits (2.2). */
        public fun signed(zigzag: Long): Long = (zigzag ushr 1) xor -(zigzag and 1)
    }
}
