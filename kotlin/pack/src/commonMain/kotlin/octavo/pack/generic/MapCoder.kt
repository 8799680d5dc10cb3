package octavo.pack.generic

import octavo.core.ByteHash
import octavo.core.Limits
import octavo.core.MalformedKind
import octavo.pack.schema.Schema

/** Maps (4.8). */
internal class MapCoder(type: Schema.Mapping, private val key: TypeCoder, private val entry: StructBody) : NestingCoder(type) {
    override fun readInside(from: MessageSource): Any {
        val first = from.at
        val count = from.checkCount(from.varint().toLong(), 8, first)
        val keys = HashSet<Key>()
        return readEach(from, count) { from.numbers.entry { readEntry(from, keys, it) } }
    }

    private fun readEntry(from: MessageSource, keys: HashSet<Key>, numbers: () -> Int): Pair<Any?, Any?> {
        val start = from.at
        val (key, value) = entry.read(from)
        if (!keys.add(Key(key, numbers))) {
            from.fail(MalformedKind.DUPLICATE, "a key that the map does not have yet", "one that it has", start)
        }
        return key to value
    }

    override fun writeInside(value: Any?, to: MessageSink) {
        val entries = value as? List<*> ?: to.refuse(nameOf(type), value)
        val keys = if (to.isKey) null else HashSet<Key>()
        to.varint(entries.size)
        writeEach(entries, to) { to.numbers.entry { numbers -> writeEntry(it, to, keys, numbers) } }
    }

    private fun writeEntry(value: Any?, to: MessageSink, keys: HashSet<Key>?, numbers: () -> Int) {
        val pair = value as? Pair<*, *> ?: to.refuse("a Pair of key and value", value)
        entry.write(pair.toList(), to)
        if (keys?.add(Key(pair.first, numbers)) == false) to.refuse("keys that differ", pair.first)
    }

    /**
     * A key, as deep as it may be, by the bytes that it alone would be written as, with [numbers] for shared texts; nobody can prepare
     * keys of the same hash. The maps in it have been checked, or will be: to do so again at each level would take twice as long for each.
     */
    private inner class Key(value: Any?, numbers: () -> Int) {
        private val bytes = MessageSink(Limits.MAX_SUPPORTED_DEPTH, numbers).also { key.lone.write(value, it) }.toByteArray()

        override fun equals(other: Any?): Boolean = other is Key && bytes.contentEquals(other.bytes)

        override fun hashCode(): Int = ByteHash.hash(bytes, 0, bytes.size)
    }
}
