package octavo.flex.view

/** The entries of a map as a Kotlin map, each read when it is asked for. */
internal class FlexEntriesView<T>(private val source: FlexEntries, private val read: (FlexEntries, Int) -> T) : AbstractMap<String, T>() {
    override val size: Int get() = source.size

    override fun containsKey(key: String): Boolean = source.indexOf(key) >= 0

    override fun get(key: String): T? = source.indexOf(key).let { if (it < 0) null else read(source, it) }

    override val entries: Set<Map.Entry<String, T>> = object : AbstractSet<Map.Entry<String, T>>() {
        override val size: Int get() = source.size

        override fun iterator(): Iterator<Map.Entry<String, T>> =
            (0 until source.size).asSequence().map { ViewEntry(source.key(it), read(source, it)) }.iterator()
    }
}
