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
        return readEach(from, count) {
            val start = from.at
            val (key, value) = entry.read(from)
            if (!keys.add(Key(key))) from.fail(MalformedKind.DUPLICATE, "a key that the map does not have yet", "one that it has", start)
            key to value
        }
    }

    override fun writeInside(value: Any?, to: MessageSink) {
        val entries = value as? List<*> ?: to.refuse(nameOf(type), value)
        val keys = if (to.isChecked) HashSet<Key>() else null
        to.varint(entries.size)
        writeEach(entries, to) {
            val pair = it as? Pair<*, *> ?: to.refuse("a Pair of key and value", it)
            entry.write(pair.toList(), to)
            if (keys?.add(Key(pair.first)) == false) to.refuse("keys that differ", pair.first)
        }
    }

    /**
     * A key, as deep as it may be, by the bytes that it alone would be written as; nobody can prepare keys of the same hash. The maps in
     * it have been checked, or will be: to do so again at each level would take twice as long for each.
     */
    private inner class Key(value: Any?) {
        private val bytes = MessageSink(Limits.MAX_SUPPORTED_DEPTH, isChecked = false).also { key.lone.write(value, it) }.toByteArray()

        override fun equals(other: Any?): Boolean = other is Key && bytes.contentEquals(other.bytes)

        override fun hashCode(): Int = ByteHash.hash(bytes, 0, bytes.size)
    }
}
