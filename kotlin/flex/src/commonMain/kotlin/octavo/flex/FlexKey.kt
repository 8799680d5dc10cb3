package octavo.flex

import octavo.core.MismatchException
import octavo.core.Utf8
import octavo.core.readLongBe
import kotlin.jvm.JvmField

/**
 * A map key prepared for lookups: create it once and use it for every map.
 *
 * It remembers where it was last found: in further maps of the same shape one comparison finds it, and two tell that it is missing.
 * Safe for use by several threads. The constructor throws [MismatchException] for a [name] that no map can hold: one with a NUL
 * character or a lone surrogate.
 */
public class FlexKey(public val name: String) {
    // The UTF-8 bytes and their terminator, eight to a word, big-endian: words compare as the bytes do.
    @JvmField internal val words: LongArray

    // The bits of the first and of the last word that belong to the key.
    @JvmField internal val firstMask: Long

    @JvmField internal val lastMask: Long

    @JvmField internal val first: Long

    // Where the key was last found; while it never was, an index beside the place where it would stand.
    @JvmField internal var hint: Int = 0

    private var wasFound = false

    init {
        if ('\u0000' in name) throw nulInKey()
        val byteCount = Utf8.byteLength(name) + 1
        val padded = ByteArray((byteCount + 7) and -8)
        Utf8.encode(name, padded, 0)
        words = LongArray(padded.size / 8) { padded.readLongBe(it * 8) }
        lastMask = -1L shl (padded.size - byteCount) * 8
        first = words[0]
        firstMask = if (words.size == 1) lastMask else -1L
    }

    /** Compares the bytes of two keys: maps hold them in this order. */
    internal fun compareTo(other: FlexKey): Int {
        for (index in 0 until minOf(words.size, other.words.size)) {
            if (words[index] != other.words[index]) return words[index].toULong().compareTo(other.words[index].toULong())
        }
        return words.size - other.words.size
    }

    override fun toString(): String = name

    /** Notes that a map holds the key at [index]. */
    internal fun found(index: Int) {
        hint = index
        wasFound = true
    }

    /** Notes that a map lacks the key, which would stand beside [index]: no news once a map held it. */
    internal fun missed(index: Int) {
        if (!wasFound && hint != index) hint = index
    }

    internal companion object {
        /** Makes a key, or returns null when no map can hold [name]. */
        fun orNull(name: String): FlexKey? = try {
            FlexKey(name)
        } catch (_: MismatchException) {
            null
        }
    }
}

/** Returns the error of a name with a NUL, which ends keys in messages. */
internal fun nulInKey(): MismatchException = MismatchException("a key without NUL", "one with it", -1)
