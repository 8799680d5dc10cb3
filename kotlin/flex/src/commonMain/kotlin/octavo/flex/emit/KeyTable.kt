package octavo.flex.emit

import octavo.core.ByteHash
import octavo.core.GrowableBytes
import octavo.core.Utf8
import octavo.flex.TypeCode

/** Numbers the distinct keys of one message; each stands once in the [arena], with its terminator. */
internal class KeyTable(arena: GrowableBytes) {
    private val keys = ByteStrings(arena)

    /** The last name seen for each low byte of a name's hash code, and its number: most keys repeat. */
    private val recentNames = arrayOfNulls<String>(RECENT_NAMES)
    private val recentKeys = IntArray(RECENT_NAMES)

    var arena: GrowableBytes
        get() = keys.arena
        set(value) {
            keys.arena = value
        }

    fun position(key: Int): Int = keys.position(key)

    fun length(key: Int): Int = keys.length(key)

    fun compare(a: Int, b: Int): Int = keys.compare(a, b)

    fun text(key: Int): String = Utf8.decode(arena.bytes, position(key), position(key) + length(key))

    /** Returns the number of [name], new or known. */
    fun intern(name: String): Int {
        val slot = name.hashCode() and (RECENT_NAMES - 1)
        if (recentNames[slot] == name) return recentKeys[slot]
        val key = encode(name)
        recentNames[slot] = name
        recentKeys[slot] = key
        return key
    }

    private fun encode(name: String): Int {
        val start = arena.size
        arena.reserveFor(name, 1)
        val end = Utf8.encode(name, arena.bytes, start)
        val hash = ByteHash.hash(arena.bytes, start, end)
        val known = keys.find(hash, arena.bytes, start, end, TypeCode.KEY)
        if (known >= 0) return known
        arena.size = end
        return add(hash, start)
    }

    /** Returns the number of the key in [[start], [end]) of [utf8], new or known. */
    fun intern(utf8: ByteArray, start: Int, end: Int): Int {
        val hash = ByteHash.hash(utf8, start, end)
        val known = keys.find(hash, utf8, start, end, TypeCode.KEY)
        if (known >= 0) return known
        val position = arena.size
        arena.append(utf8, start, end)
        return add(hash, position)
    }

    /** Adds the key that ends the arena and terminates it. */
    private fun add(hash: Int, start: Int): Int {
        val end = arena.size
        for (at in start until end) require(arena.bytes[at] != 0.toByte()) { "a key must not contain NUL" }
        arena.append(0)
        return keys.add(hash, start, end - start, TypeCode.KEY)
    }

    fun clear() {
        keys.clear()
        recentNames.fill(null)
    }

    private companion object {
        const val RECENT_NAMES = 256
    }
}
