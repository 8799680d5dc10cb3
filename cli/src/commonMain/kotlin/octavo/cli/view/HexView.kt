package octavo.cli.view

import octavo.cli.host.BufferedOutput
import octavo.flex.inspect.FlexLayout
import octavo.flex.inspect.FlexNode
import octavo.flex.inspect.FlexRegion

/** Prints every byte of [layout]: its offset, itself in hex and as ASCII, what it means, and the path of the value it belongs to. */
internal class HexView(private val layout: FlexLayout, private val output: BufferedOutput) {
    private val row = ByteArray(EXPLANATION_AT)
    private var node: FlexNode? = null

    /** The path of [node], as it ends its lines. */
    private var suffix = ByteArray(0)

    fun print(): Unit = layout.regions.forEach(::print)

    private fun print(region: FlexRegion) {
        if (region.node !== node) enter(region.node)
        for (unit in 0 until region.byteCount / region.unitByteCount) {
            val start = region.start + unit * region.unitByteCount
            print(start, start + region.unitByteCount, layout.explain(region, unit))
        }
    }

    private fun enter(next: FlexNode?) {
        node = next
        val path = next?.shortPath().orEmpty()
        suffix = (if (path.isEmpty()) "" else "  $path").encodeToByteArray()
    }

    /** Bytes beyond the first row have their explanation above them. */
    private fun print(start: Int, end: Int, explanation: String) {
        for (from in start until end step ROW_BYTES) {
            val to = minOf(end, from + ROW_BYTES)
            fill(from, to)
            if (from == start) {
                output.write(row, 0, row.size)
                output.write(explanation)
                output.write(suffix, 0, suffix.size)
            } else {
                output.write(row, 0, trimmedEnd(ASCII_AT + to - from))
            }
            output.endLine()
        }
    }

    private fun fill(from: Int, to: Int) {
        row.fill(SPACE)
        hex(from, 0, OFFSET_DIGITS)
        for (index in from until to) {
            val byte = layout.bytes[index]
            hex(byte.toInt(), HEX_AT + (index - from) * 3, 2)
            row[ASCII_AT + index - from] = if (byte in SPACE..LAST_PRINTABLE) byte else DOT
        }
    }

    private fun hex(value: Int, at: Int, digits: Int) {
        for (digit in 0 until digits) row[at + digit] = DIGITS[value ushr 4 * (digits - 1 - digit) and 15].code.toByte()
    }

    private fun trimmedEnd(end: Int): Int {
        var trimmed = end
        while (row[trimmed - 1] == SPACE) trimmed--
        return trimmed
    }

    private companion object {
        const val ROW_BYTES = 8
        const val OFFSET_DIGITS = 8
        const val HEX_AT = OFFSET_DIGITS + 2
        const val ASCII_AT = HEX_AT + ROW_BYTES * 3 + 1
        const val EXPLANATION_AT = ASCII_AT + ROW_BYTES + 2
        const val DIGITS = "0123456789abcdef"
        const val SPACE = ' '.code.toByte()
        const val LAST_PRINTABLE = '~'.code.toByte()
        const val DOT = '.'.code.toByte()
    }
}
