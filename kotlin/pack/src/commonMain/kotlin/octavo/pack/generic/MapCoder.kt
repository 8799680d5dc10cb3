package octavo.pack.generic

import octavo.core.MalformedKind
import octavo.pack.schema.Schema

/**
 * Maps (4.8); where they are passed over, nobody [comparesKeys]. In a key that is written with numbers, [value] writes their values; without
 * it, as where a message is of another schema, keys in keys have none.
 */
internal class MapCoder(
    type: Schema.Mapping,
    private val key: TypeCoder,
    private val entry: StructBody,
    private val value: TypeCoder? = null,
    private val comparesKeys: Boolean = true,
) : NestingCoder(type) {
    private val nests = value != null && type.key.mayHaveMaps()

    override fun readInside(from: MessageSource): Any? {
        val first = from.at
        val count = from.checkCount(from.varint().toLong(), 8, first)
        val keys = if (comparesKeys && count > 1) HashSet<WrittenKey>() else null
        val inKey = from.numbers.open(nests)
        val entries = readEach(from, count) { readEntry(from, keys, inKey) }
        from.numbers.close(nests)
        return entries
    }

    /** Reads an entry, whose key is compared with [keys], if there are others, and has a number if it is [numbered]. */
    private fun readEntry(from: MessageSource, keys: HashSet<WrittenKey>?, numbered: Boolean): Pair<Any?, Any?>? {
        val start = from.at
        val needsKey = keys != null || numbered
        val kept = when {
            from.keeps -> 2
            needsKey -> 1
            else -> 0
        }
        val first = from.numbers.entry(numbered)
        val values = entry.read(from, kept)
        val written = if (needsKey) from.numbers.key(key, values[0], first, numbered) else null
        if (written != null && keys?.add(written) == false) {
            from.fail(MalformedKind.DUPLICATE, "a key that the map does not have yet", "one that it has", start)
        }
        return from.kept { values[0] to values[1] }
    }

    override fun writeInside(value: Any?, to: MessageSink) {
        val entries = value as? List<*> ?: to.refuse(nameOf(type), value)
        to.varint(entries.size)
        if (to.isKey) return writeEach(entries, to) { writeInKey(it as Pair<*, *>, to) }
        val keys = HashSet<WrittenKey>()
        val inKey = to.numbers.open(nests)
        writeEach(entries, to) { writeEntry(it, to, keys, inKey) }
        to.numbers.close(nests)
    }

    private fun writeEntry(value: Any?, to: MessageSink, keys: HashSet<WrittenKey>, numbered: Boolean) {
        val pair = value as? Pair<*, *> ?: to.refuse("a Pair of key and value", value)
        val first = to.numbers.entry(numbered)
        entry.write(pair.toList(), to)
        if (!keys.add(to.numbers.key(key, pair.first, first, numbered))) to.refuse("keys that differ", pair.first)
    }

    /** Writes an [entry] of a map that is a part of a key; its own key has been compared, or will be. */
    private fun writeInKey(entry: Pair<*, *>, to: MessageSink) {
        val numbers = to.keyNumbers
        if (numbers == null || value == null) return this.entry.write(entry.toList(), to)
        to.varint(numbers.nextKey())
        value.lone.write(entry.second, to)
    }

    /** Whether there may be maps in a value; what is declared is not looked into, as there may be much of it. */
    private fun Schema.mayHaveMaps(): Boolean = when (this) {
        is Schema.Mapping, is Schema.Columns, is Schema.Declared -> true
        is Schema.Optional -> this.type.mayHaveMaps()
        is Schema.Sequence -> element.mayHaveMaps()
        is Schema.Array -> element.mayHaveMaps()
        is Schema.Tuple -> types.any { it.mayHaveMaps() }
        else -> false
    }
}
