package octavo.cli.view

import octavo.cli.host.BufferedOutput
import octavo.core.ByteOutput

/** Passes JSON on to [output] with the control characters that JSON lets stand escaped, too: U+007F to U+009F steer terminals. */
internal class Printable(private val output: BufferedOutput) : ByteOutput {
    private var isAfterLead = false

    override fun write(source: ByteArray, start: Int, end: Int) {
        var from = start
        for (index in start until end) {
            val byte = source[index]
            if (byte == LEAD || isControl(byte)) {
                output.write(source, from, index)
                from = index + 1
                if (byte != LEAD) output.write("\\u00" + byte.toUByte().toString(radix = 16))
            } else if (isAfterLead) {
                output.write(LEAD_ALONE, 0, 1)
            }
            isAfterLead = byte == LEAD
        }
        output.write(source, from, end)
    }

    private fun isControl(byte: Byte) = byte == DELETE || (isAfterLead && byte <= LAST)

    private companion object {
        const val DELETE: Byte = 0x7F

        // U+0080 to U+009F are this byte and one from -0x80 to the last.
        const val LEAD: Byte = -0x3E
        const val LAST: Byte = -0x61
        val LEAD_ALONE = byteArrayOf(LEAD)
    }
}
