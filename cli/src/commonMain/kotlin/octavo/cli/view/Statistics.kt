package octavo.cli.view

import octavo.cli.flex.LIMITS
import octavo.flex.Flex
import octavo.flex.inspect.FlexLayout
import octavo.flex.inspect.FlexNode
import octavo.flex.inspect.FlexRegion
import octavo.flex.json.JsonExport
import octavo.flex.json.JsonStyle

/** Adds up where the bytes of documents go, and what they would be as JSON and after gzip. */
internal class Statistics {
    private val shares = LongArray(Share.entries.size)
    private val typeCounts = HashMap<String, Long>()
    private val flexGzip = GzipSize()
    private val jsonGzip = GzipSize()
    private val export = JsonExport(JsonStyle.COMPACT, nonFiniteAsStrings = true, LIMITS)

    val flexBytes: Long get() = flexGzip.byteCount
    val jsonBytes: Long get() = jsonGzip.byteCount
    val flexGzipBytes: Long by lazy { flexGzip.finish() }
    val jsonGzipBytes: Long by lazy { jsonGzip.finish() }

    /** The number of values of each type, the most frequent first. */
    val types: List<Pair<String, Long>> get() = typeCounts.toList().sortedWith(compareBy({ -it.second }, { it.first }))

    /** Returns how many bytes go to [share]. */
    fun bytesOf(share: Share): Long = shares[share.ordinal]

    fun add(message: ByteArray) {
        val layout = FlexLayout.of(message, limits = LIMITS)
        layout.regions.forEach(::add)
        add(layout.root)
        flexGzip.write(message, 0, message.size)
        export.export(Flex.read(message), jsonGzip)
    }

    private fun add(region: FlexRegion) {
        shares[shareOf(region.role).ordinal] += region.byteCount.toLong()
    }

    private fun add(node: FlexNode) {
        typeCounts[node.typeName] = (typeCounts[node.typeName] ?: 0) + 1
        node.children.forEach(::add)
    }
}
