package octavo.pack

import octavo.core.MalformedException
import octavo.core.MalformedKind
import octavo.core.OctavoException
import octavo.core.pathStep
import octavo.core.readDoubleLe
import octavo.core.readFloatLe
import octavo.core.readIntLe
import octavo.core.readLongLe
import octavo.core.readShortLe
import octavo.core.refused
import kotlin.jvm.JvmInline

/**
 * Reads fields of the struct that is the root of [message] at places that generated accessors know. It looks at nothing else, and
 * throws [MalformedException] if the message ends before a field does.
 */
@JvmInline
public value class PackFields(public val message: ByteArray) {
    /** Returns [count] bits of the header, 1 to 16, from [bit] upwards. */
    public fun bits(bit: Int, count: Int): Int {
        need(0, ((bit + count - 1) ushr 3) + 1)
        return headerBits(message, 0, bit, count)
    }

    /** Returns the byte at [at]. */
    public fun byte(at: Int): Byte {
        need(at, 1)
        return message[at]
    }

    /** Returns the two bytes from [at] on. */
    public fun short(at: Int): Short {
        need(at, 2)
        return message.readShortLe(at)
    }

    /** Returns the four bytes from [at] on. */
    public fun int(at: Int): Int {
        need(at, 4)
        return message.readIntLe(at)
    }

    /** Returns the eight bytes from [at] on. */
    public fun long(at: Int): Long {
        need(at, 8)
        return message.readLongLe(at)
    }

    /** Returns the float at [at]. */
    public fun float(at: Int): Float {
        need(at, 4)
        return message.readFloatLe(at)
    }

    /** Returns the double at [at]. */
    public fun double(at: Int): Double {
        need(at, 8)
        return message.readDoubleLe(at)
    }

    /**
     * Returns how many bytes the first [count] compressed integers take: [codes] has for each the first bit of its width code, the bits of
     * that, and the bit that says whether it is there, or -1.
     */
    @PublishedApi
    internal fun widths(codes: IntArray, count: Int): Int {
        var sum = 0
        for (index in 0 until 3 * count step 3) {
            if (codes[index + 2] < 0 || bits(codes[index + 2], 1) != 0) sum += bits(codes[index], codes[index + 1]) + 1
        }
        return sum
    }

    /** Returns the bits of the compressed integer at [at] with this width [code]. */
    public fun compressed(at: Int, code: Int): Long {
        need(at, code + 1)
        var value = 0L
        for (index in code downTo 0) value = (value shl 8) or (message[at + index].toLong() and 0xFF)
        return value
    }

    /** Returns the one of an enum's [entries] whose number is in [count] bits of the header, from [bit] upwards. */
    public fun <T> entry(entries: List<T>, bit: Int, count: Int): T {
        val index = bits(bit, count)
        if (index < entries.size) return entries[index]
        throw MalformedException("one of ${entries.size} names", "number $index", (bit ushr 3).toLong(), kind = MalformedKind.RANGE)
    }

    /** Returns the result of [read] for the field [name] at [at], which is passed to it; its exceptions get the offset and the path. */
    public inline fun <T> field(name: String, at: Int, read: (Int) -> T): T = try {
        read(at)
    } catch (e: Exception) {
        throw failure(e, name, at)
    }

    /** Returns the same for a compressed integer behind the first [count], which begin at [start] and have these [codes]: see [widths]. */
    public inline fun <T> field(name: String, start: Int, codes: IntArray, count: Int, read: (Int) -> T): T {
        var at = start
        try {
            at += widths(codes, count)
            return read(at)
        } catch (e: Exception) {
            throw failure(e, name, at)
        }
    }

    /** Returns the error for [thrown]: what a class's own code throws is a mismatch, as where the field is decoded. */
    @PublishedApi
    internal fun failure(thrown: Exception, name: String, at: Int): OctavoException =
        (thrown as? OctavoException)?.within(pathStep(name)) ?: refused(thrown, at.toLong(), pathStep(name))

    private fun need(at: Int, count: Int) {
        if (message.size - at >= count) return
        throw MalformedException("$count bytes at $at", "the end", message.size.toLong(), kind = MalformedKind.TRUNCATED)
    }
}
