package octavo.cli

import octavo.flex.inspect.FlexLayout
import octavo.flex.inspect.FlexRegion

/** Prints every byte of [layout]: its offset, itself in hex and as ASCII, what it means, and the path of the value it belongs to. */
internal class HexView(private val layout: FlexLayout, private val lines: Lines) {
    fun print(): Unit = layout.regions.forEach(::print)

    private fun print(region: FlexRegion) {
        val path = region.node?.path.orEmpty()
        for (unit in 0 until region.byteCount / region.unitByteCount) {
            val start = region.start + unit * region.unitByteCount
            print(start, start + region.unitByteCount, "${layout.explain(region, unit)}${if (path.isEmpty()) "" else "  $path"}")
        }
    }

    /** Bytes beyond the first row have their explanation above them. */
    private fun print(start: Int, end: Int, explanation: String) {
        for (row in start until end step ROW_BYTES) {
            val bytes = row until minOf(end, row + ROW_BYTES)
            val hex = bytes.joinToString(" ") { hex(layout.bytes[it].toInt() and 0xFF, 2) }.padEnd(ROW_BYTES * 3 - 1)
            val ascii = bytes.joinToString("") { ascii(layout.bytes[it].toInt()) }.padEnd(ROW_BYTES)
            lines.line("${hex(row, 8)}  $hex  $ascii  ${if (row == start) explanation else ""}".trimEnd())
        }
    }

    private fun hex(value: Int, digits: Int): String = value.toString(radix = 16).padStart(digits, '0')

    private fun ascii(byte: Int): String = if (byte in ' '.code..'~'.code) byte.toChar().toString() else "."

    private companion object {
        const val ROW_BYTES = 8
    }
}
