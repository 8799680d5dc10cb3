package octavo.pack.evolve

import octavo.pack.generic.MessageSource

/** Makes a struct of the reader's fields of one that has the writer's. */
internal class Arrangement(private val wanted: Wanted, given: Given) {
    private val places = wanted.fields.map { given.places[it.name] }

    /** Returns the fields of a struct that begins at [first], by name; of later sections the message may have [read] none. */
    fun of(read: List<List<Any?>>, from: MessageSource, first: Int): Map<String, Any?> {
        var size = wanted.least
        for (index in size until places.size) if (isThere(index, read)) size = wanted.sizeWith(index)
        return wanted.names.of(List(size) { value(it, read, from, first) })
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
