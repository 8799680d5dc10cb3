package octavo.pack.evolve

import octavo.pack.generic.MessageSource

/** Makes a struct of the reader's fields of one that has the writer's. */
internal class Arrangement(private val wanted: Wanted, given: Given) {
    private val places = wanted.fields.map { given.places[it.name] }

    /** Returns the fields of a struct that begins at [first], by name; of later sections the message may have [read] none. */
    fun of(read: List<List<Any?>>, from: MessageSource, first: Int): Map<String, Any?> {
        var size = wanted.least
        for (index in size until places.size) if (isThere(index, read)) size = wanted.sizeWith(index)
        return FieldValues(wanted, Array(size) { value(it, read, from, first) })
    }

    private fun isThere(index: Int, read: List<List<Any?>>) = places[index].let { it != null && it.section < read.size }

    private fun value(index: Int, read: List<List<Any?>>, from: MessageSource, first: Int): Any? {
        val place = places[index]
        val value = if (place == null) null else read.getOrNull(place.section)?.get(place.index)
        return value ?: wanted.missing[index].also { if (it === Missing) refuse(index, from, first) }
    }

    private fun refuse(index: Int, from: MessageSource, first: Int): Nothing {
        val (name, type) = wanted.fields[index]
        from.trail.at(name) { from.refuse(brief(type), "none", first) }
    }
}

/** The values of a struct's first fields by name; the names are those of all its values. */
private class FieldValues(private val wanted: Wanted, private val fields: Array<Any?>) : AbstractMap<String, Any?>() {
    override val size: Int get() = fields.size

    override val entries: Set<Map.Entry<String, Any?>>
        get() = fields.indices.associate { wanted.fields[it].name to fields[it] }.entries

    override fun containsKey(key: String): Boolean = indexOf(key) >= 0

    override fun get(key: String): Any? = indexOf(key).let { if (it < 0) null else fields[it] }

    private fun indexOf(key: String): Int = wanted.indexes[key]?.takeIf { it < fields.size } ?: -1
}
