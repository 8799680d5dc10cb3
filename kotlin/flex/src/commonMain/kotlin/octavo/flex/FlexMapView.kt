package octavo.flex

import octavo.flex.view.ViewEntry

/** A flex map as a read-only [Map]: keys become Strings, values what [read] makes of them, each time they are asked for. */
internal class FlexMapView<T>(private val map: FlexMap, private val read: (FlexValue) -> T) : AbstractMap<String, T>() {
    override val size: Int get() = map.size

    override fun containsKey(key: String): Boolean = key in map

    override fun get(key: String): T? = map[key]?.let(read)

    override val entries: Set<Map.Entry<String, T>> = object : AbstractSet<Map.Entry<String, T>>() {
        override val size: Int get() = map.size

        override fun iterator(): Iterator<Map.Entry<String, T>> = map.asSequence().map {
            ViewEntry(it.key.toString(), read(it.value))
        }.iterator()
    }
}
