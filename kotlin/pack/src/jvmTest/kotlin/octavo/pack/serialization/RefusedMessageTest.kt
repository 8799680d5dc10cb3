package octavo.pack.serialization

import kotlinx.serialization.decodeFromByteArray
import kotlinx.serialization.encodeToByteArray
import octavo.core.MalformedException
import octavo.pack.Pack
import java.lang.ref.WeakReference
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNull

class RefusedMessageTest {
    private val pack = Pack {}
    private val names = listOf("a name", "another")

    /** A thread may not decode anything again for long. */
    @Test
    fun isNotHeldUntilTheNextOne() {
        assertEquals(names, pack.decodeFromByteArray(pack.encodeToByteArray(names)))
        val reference = refuse()
        var rounds = 0
        while (reference.get() != null && rounds++ < 100) System.gc()
        assertNull(reference.get())
    }

    /** Apart, for locals hold what they name. */
    private fun refuse(): WeakReference<ByteArray> {
        val bytes = pack.encodeToByteArray(names) + 0
        assertFailsWith<MalformedException> { pack.decodeFromByteArray<List<String>>(bytes) }
        return WeakReference(bytes)
    }
}
