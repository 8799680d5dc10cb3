package octavo.frame

import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals

class Crc32cTest {
    private val checksums = listOf(Crc32c(), newChecksum())

    private fun check(expected: Int, bytes: ByteArray) = checksums.forEach {
        it.add(bytes, 0, bytes.size)
        assertEquals(expected, it.take())
    }

    /** RFC 3720, appendix B.4. */
    @Test
    fun checksumsOfTheStandard() {
        check(0xE3069283.toInt(), "123456789".encodeToByteArray())
        check(0x8A9136AA.toInt(), ByteArray(32))
        check(0x62A8AB43, ByteArray(32) { -1 })
        check(0x46DD794E, ByteArray(32) { it.toByte() })
    }

    @Test
    fun partsGiveTheChecksumOfTheWhole() {
        val bytes = Random(1).nextBytes(50)
        for (cut in bytes.indices) {
            val (whole, parts) = checksums
            whole.add(bytes, 0, bytes.size)
            parts.add(bytes, 0, cut)
            parts.add(bytes, cut, bytes.size)
            assertEquals(whole.take(), parts.take())
        }
    }
}
