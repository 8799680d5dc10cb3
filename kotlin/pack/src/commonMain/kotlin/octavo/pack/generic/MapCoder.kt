package octavo.pack.generic

import octavo.core.ByteHash
import octavo.core.MalformedKind
import octavo.pack.schema.Schema

/** Maps (4.8); where they are passed over, nobody [comparesKeys]. */
internal class MapCoder(
    type: Schema.Mapping,
    private val key: TypeCoder,
    private val entry: StructBody,
    private val comparesKeys: Boolean = true,
) : NestingCoder(type) {
    override fun readInside(from: MessageSource): Any? {
        val first = from.at
        val count = from.checkCount(from.varint().toLong(), 8, first)
        val keys = if (comparesKeys && count > 1) HashSet<Key>() else null
        return readEach(from, count) { from.numbers.entry { readEntry(from, keys, it) } }
    }

    /** Reads an entry, whose key is kept if there are [keys] that it is compared with. */
    private fun readEntry(from: MessageSource, keys: HashSet<Key>?, number: Int): Pair<Any?, Any?>? {
        val start = from.at
        val kept = when {
            from.keeps -> 2
            keys != null -> 1 // the key, to be compared
            else -> 0
        }
        val values = entry.read(from, kept)
        if (keys?.add(Key(from.numbers.bytes(key, values[0], number))) == false) {
            from.fail(MalformedKind.DUPLICATE, "a key that the map does not have yet", "one that it has", start)
        }
        return from.kept { values[0] to values[1] }
    }

    override fun writeInside(value: Any?, to: MessageSink) {
        val entries = value as? List<*> ?: to.refuse(nameOf(type), value)
        val keys = if (to.isKey) null else HashSet<Key>()
        to.varint(entries.size)
        writeEach(entries, to) { to.numbers.entry { number -> writeEntry(it, to, keys, number) } }
    }

    private fun writeEntry(value: Any?, to: MessageSink, keys: HashSet<Key>?, number: Int) {
        val pair = value as? Pair<*, *> ?: to.refuse("a Pair of key and value", value)
        entry.write(pair.toList(), to)
        if (keys?.add(Key(to.numbers.bytes(key, pair.first, number))) == false) to.refuse("keys that differ", pair.first)
    }

    /** A key by its [bytes]; nobody can prepare keys of the same hash. */
    private class Key(private val bytes: ByteArray) {
        override fun equals(other: Any?): Boolean = other is Key && bytes.contentEquals(other.bytes)

        override fun hashCode(): Int = ByteHash.hash(bytes, 0, bytes.size)
    }
}
