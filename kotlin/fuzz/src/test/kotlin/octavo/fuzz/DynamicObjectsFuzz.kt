package octavo.fuzz

import com.code_intelligence.jazzer.junit.FuzzTest
import octavo.objects.MismatchException
import octavo.objects.Octavo
import octavo.objects.OctavoBuilder
import octavo.objects.OctavoException
import kotlin.test.assertEquals

/**
 * Messages of objects of any class end with a value or with an error of their own, and make nothing that is not allowed; what was read
 * is written and read again. The first byte chooses the settings, the others are the message.
 */
internal class DynamicObjectsFuzz {
    @FuzzTest
    fun fuzz(bytes: ByteArray) {
        if (bytes.isEmpty()) return
        val octavo = settings[(bytes[0].toInt() and 0xFF) % settings.size]
        val value = try {
            octavo.decode(bytes, 1, bytes.size - 1)
        } catch (refused: OctavoException) {
            check(refused.cause !is IndexOutOfBoundsException) { refused.stackTraceToString() } // the library's own fault
            return
        }
        checkWritten(octavo, value)
    }

    /**
     * Sizes are compared, not bytes: hash tables of arrays have no order of their own. With references a key may lead back to itself; its
     * hash code ends when it is not complete yet, and may not in another order, nor where a set is asked whether its elements differ.
     */
    private fun checkWritten(octavo: Octavo, value: Any?) {
        val written = try {
            octavo.encode(value)
        } catch (refused: MismatchException) {
            if (octavo === references && "a cycle" in refused.message.orEmpty()) return
            throw refused
        }
        if (octavo !== references) assertEquals(written.size, octavo.encode(octavo.decode(written)).size)
    }

    private companion object {
        fun octavo(engine: String = "", configure: OctavoBuilder.() -> Unit = {}): Octavo {
            System.setProperty("octavo.objects.engine", engine)
            val builder = Octavo.builder().allow("octavo.fuzz.Crate", "octavo.fuzz.Label", "octavo.struct.tests.*").apply(configure)
            return builder.build().also { System.clearProperty("octavo.objects.engine") }
        }

        val references = octavo { references() }
        val settings = listOf(
            octavo("emit"),
            octavo("handles"),
            references,
            octavo { register(Crate::class.java, 1).register(Label::class.java, 2) },
        )
    }
}
