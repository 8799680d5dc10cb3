package octavo.frame

import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals

class Crc32cTest {
    /** RFC 3720, appendix B.4. */
    @Test
    fun checksumsOfTheStandard() {
        assertEquals(0xE3069283.toInt(), Crc32c.of("123456789".encodeToByteArray(), 0, 9))
        assertEquals(0x8A9136AA.toInt(), Crc32c.of(ByteArray(32), 0, 32))
        assertEquals(0x62A8AB43, Crc32c.of(ByteArray(32) { -1 }, 0, 32))
        assertEquals(0x46DD794E, Crc32c.of(ByteArray(32) { it.toByte() }, 0, 32))
    }

    @Test
    fun partsGiveTheChecksumOfTheWhole() {
        val bytes = Random(1).nextBytes(50)
        for (cut in bytes.indices) {
            assertEquals(Crc32c.of(bytes, 0, bytes.size), Crc32c.of(bytes, cut, bytes.size, Crc32c.of(bytes, 0, cut)))
        }
    }
}
