package octavo.flex.emit

import octavo.core.ByteHash
import octavo.core.GrowableBytes
import octavo.core.TextEncoder
import octavo.core.Utf8
import octavo.flex.TypeCode

/** Numbers distinct keys, and remembers them from message to message: most messages of a builder are alike. */
internal class KeyTable {
    /** Each key once, with its terminator. */
    private val arena = GrowableBytes()
    private val keys = ByteStrings(arena)
    private val encoder = TextEncoder()

    private val recent = RecentStrings()

    fun length(key: Int): Int = keys.length(key)

    fun compare(a: Int, b: Int): Int = keys.compare(a, b)

    fun text(key: Int): String = Utf8.decode(arena.bytes, keys.position(key), keys.position(key) + length(key))

    /** Appends the bytes of [key] and their terminator to [target]; returns where they begin. */
    fun write(key: Int, target: GrowableBytes): Int {
        val position = target.size
        target.append(arena.bytes, keys.position(key), keys.position(key) + length(key) + 1)
        return position
    }

    /** Returns the number of [name], new or known. */
    fun intern(name: String): Int {
        val known = recent.find(name)
        return if (known >= 0) known else encode(name).also { recent.remember(name, it) }
    }

    private fun encode(name: String): Int {
        val start = arena.size
        arena.reserveFor(name, 1)
        val end = encoder.encodeAndHash(name, arena.bytes, start)
        val known = keys.find(encoder.hash, arena.bytes, start, end, TypeCode.KEY)
        if (known >= 0) return known
        return add(encoder.hash, start, end)
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
        for (at in start until end) require(arena.bytes[at] != 0.toByte()) { "a key must not contain NUL" }
        arena.size = end
        arena.append(0)
        return keys.add(hash, start, end - start, TypeCode.KEY)
    }

    /** Forgets all keys when they have become too many to keep; returns whether it did. */
    fun forgetMany(): Boolean {
        if (keys.size <= KEPT_KEYS && arena.size <= KEPT_BYTES) return false
        keys.clear()
        arena.size = 0
        arena.trim(KEPT_BYTES)
        recent.clear()
        return true
    }

    private companion object {
        /** More keys than the types of one program have, and little memory. */
        const val KEPT_KEYS = 4096
        const val KEPT_BYTES = 1 shl 16
    }
}
