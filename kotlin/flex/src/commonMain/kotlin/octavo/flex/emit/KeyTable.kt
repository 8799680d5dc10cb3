package octavo.flex.emit

import octavo.core.BriefBytes
import octavo.core.ByteHash
import octavo.core.GrowableBytes
import octavo.core.TextEncoder
import octavo.core.TextHash
import octavo.core.Utf8
import octavo.flex.TypeCode
import octavo.flex.nulInKey

/** Numbers distinct keys, and remembers them from message to message: most messages of a builder are alike. */
internal class KeyTable {
    /** Each key once, with its terminator. */
    private val arena = GrowableBytes()
    private val keys = ByteStrings(arena)
    private val encoder = TextEncoder()

    /** Of each key the string it came as first, if it came as one. */
    private var names = arrayOfNulls<String>(INITIAL)

    /** Of each key its bytes and their terminator. */
    private var brief = arrayOfNulls<BriefBytes>(INITIAL)

    /** The key that came after each: the keys of maps come in the same order each time, and to compare one takes less time than to hash it. */
    private var followers = IntArray(INITIAL)
    private var last = 0

    /**
     * The two keys found last for each hash of a name, side by side: its name says whether one is it.
     *
     * Numbers, since to store a reference takes a barrier. Two, since of the keys of one type some share a hash: with 256 strings, one for each hash,
     * the trees of EventLog and UserProfile took 1.24 and 1.12 of the time to encode (JDK 25).
     */
    private val recent = IntArray(RECENT)

    fun length(key: Int): Int = keys.length(key)

    fun compare(a: Int, b: Int): Int = keys.compare(a, b)

    fun text(key: Int): String = Utf8.decode(arena.bytes, keys.position(key), keys.position(key) + length(key))

    /** Returns the bytes of [key], without a terminator. */
    fun bytes(key: Int): ByteArray = arena.bytes.copyOfRange(keys.position(key), keys.position(key) + length(key))

    /** Appends the bytes of [key] and their terminator to [target]; returns where they begin. */
    fun write(key: Int, target: GrowableBytes): Int {
        val position = target.size
        target.append(brief[key]!!)
        return position
    }

    /** Notes in [positions] that the keys of [shape] stand one behind another from [at] on, as they are stored. */
    fun noteRun(shape: Shape, at: Int, positions: Positions) {
        var position = at
        for (index in 0 until shape.size) {
            val key = shape.key(index)
            positions[key] = position
            position += length(key) + 1
        }
    }

    /** Returns the number of [name], new or known. */
    fun intern(name: String): Int {
        val expected = followers[last]
        if (names[expected] != name) return follow(find(name))
        last = expected
        return expected
    }

    private fun follow(key: Int): Int {
        followers[last] = key
        last = key
        return key
    }

    private fun find(name: String): Int {
        val hash = TextHash.hash(name)
        val slot = (hash xor (hash ushr 16)) and (RECENT - 1)
        val known = recent[slot]
        return if (names[known] == name) known else internBeside(name, slot)
    }

    /** Returns the number of [name], which the key found last in [slot] has not: it may stand beside it, and stands in its place from now on if not. */
    private fun internBeside(name: String, slot: Int): Int {
        val beside = recent[slot xor 1]
        if (names[beside] == name) return beside
        recent[slot xor 1] = recent[slot]
        return encode(name).also { recent[slot] = it }
    }

    private fun encode(name: String): Int {
        val start = arena.size
        arena.reserveFor(name, 1)
        val end = encoder.encodeAndHash(name, arena.bytes, start)
        val known = keys.find(encoder.hash, arena.bytes, start, end, TypeCode.KEY)
        val key = if (known >= 0) known else add(encoder.hash, start, end)
        if (names[key] == null) names[key] = name
        return key
    }

    /** Returns the number of the key in [[start], [end]) of [utf8], new or known. */
    fun intern(utf8: ByteArray, start: Int, end: Int): Int {
        val hash = ByteHash.hash(utf8, start, end)
        val known = keys.find(hash, utf8, start, end, TypeCode.KEY)
        if (known >= 0) return known
        val position = arena.size
        arena.reserve(end - start + 1)
        utf8.copyInto(arena.bytes, position, start, end)
        return add(hash, position, position + end - start)
    }

    /** Adds the key that stands behind the arena's end, in [[start], [end]), and terminates it. */
    private fun add(hash: Int, start: Int, end: Int): Int {
        for (at in start until end) if (arena.bytes[at] == 0.toByte()) throw nulInKey()
        arena.size = end
        arena.append(0)
        val key = keys.add(hash, start, end - start, TypeCode.KEY)
        if (key == names.size) grow()
        brief[key] = BriefBytes(arena.bytes, start, end + 1)
        return key
    }

    private fun grow() {
        names = names.copyOf(names.size * 2)
        brief = brief.copyOf(names.size)
        followers = followers.copyOf(names.size)
    }

    /** Forgets all keys when they have become too many to keep; returns whether it did. */
    fun forgetMany(): Boolean {
        if (keys.size <= KEPT_KEYS && arena.size <= KEPT_BYTES) return false
        keys.clear()
        arena.size = 0
        arena.trim(KEPT_BYTES)
        names = arrayOfNulls(INITIAL)
        brief = arrayOfNulls(INITIAL)
        recent.fill(0)
        followers = IntArray(INITIAL)
        last = 0
        return true
    }

    private companion object {
        const val INITIAL = 64
        const val RECENT = 1024

        /** More keys than the types of one program have, and little memory. */
        const val KEPT_KEYS = 4096
        const val KEPT_BYTES = 1 shl 16
    }
}
