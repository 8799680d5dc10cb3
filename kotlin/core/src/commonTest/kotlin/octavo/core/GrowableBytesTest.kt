package octavo.core

import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNotEquals
import kotlin.test.assertTrue

class GrowableBytesTest {
    @Test
    fun keepsWhatWasAppendedAsItGrows() {
        val bytes = GrowableBytes()
        val expected = ByteArray(5000) { it.toByte() }
        for (start in expected.indices step 50) bytes.append(expected, start, start + 50)
        assertContentEquals(expected, bytes.bytes.copyOf(bytes.size))
    }

    @Test
    fun appendsRangesOfEachLength() {
        val source = ByteArray(40) { it.toByte() }
        for (length in 0..40) {
            for (start in 0..40 - length) {
                val bytes = GrowableBytes(ByteArray(length + 2), 1)
                bytes.append(source, start, start + length)
                assertContentEquals(byteArrayOf(0) + source.copyOfRange(start, start + length) + 0, bytes.bytes)
            }
        }
    }

    @Test
    fun appendsBriefBytesAndWritesOverNothingElseOfACallersArray() {
        val source = ByteArray(40) { it.toByte() }
        for (length in 0..30) {
            val brief = BriefBytes(source, 3, 3 + length)
            val target = ByteArray(length + 20)
            GrowableBytes(target, 1).append(brief)
            assertContentEquals(byteArrayOf(0) + source.copyOfRange(3, 3 + length) + ByteArray(19), target)

            val growing = GrowableBytes()
            repeat(50) { growing.append(brief) }
            assertEquals(50 * length, growing.size)
            for (at in 0 until growing.size) assertEquals((3 + at % length).toByte(), growing.bytes[at])
        }
    }

    @Test
    fun refusesBriefBytesThatDoNotFit() {
        val brief = BriefBytes(ByteArray(12), 0, 12)
        assertFailsWith<IndexOutOfBoundsException> { GrowableBytes(ByteArray(13), 2).append(brief) }
    }

    @Test
    fun zeroesReusedStorage() {
        val bytes = GrowableBytes(8)
        bytes.append(ByteArray(8) { -1 }, 0, 8)
        bytes.size = 2
        bytes.appendZeros(3)
        assertContentEquals(byteArrayOf(-1, -1, 0, 0, 0), bytes.bytes.copyOf(bytes.size))
    }

    @Test
    fun neverGrowsOverTheCallersArray() {
        val bytes = GrowableBytes(ByteArray(4), 2)
        bytes.append(1)
        bytes.append(2)
        assertFailsWith<IndexOutOfBoundsException> { bytes.append(3) }
    }

    @Test
    fun makesRoomUnlessTheArrayIsTheCallers() {
        val own = GrowableBytes().apply { reserveUnlessFixed(300) }
        assertTrue(own.bytes.size >= 300)
        GrowableBytes(ByteArray(4), 2).apply { reserveUnlessFixed(300) }.append(1)
    }

    @Test
    fun refusesToGrowBeyondTheLargestArray() {
        val bytes = GrowableBytes()
        bytes.size = GrowableBytes.MAX_CAPACITY // as if so many were in use
        val error = assertFailsWith<IndexOutOfBoundsException> { bytes.append(1) }
        assertEquals("more than 2147483639 bytes in one message", error.message)
    }

    @Test
    fun hashesByContent() {
        val random = Random(3)
        val seen = HashSet<Int>()
        for (length in 0..200) {
            val padded = random.nextBytes(length + 10)
            val hash = ByteHash.hash(padded, 5, 5 + length)
            assertEquals(hash, ByteHash.hash(padded.copyOfRange(5, 5 + length), 0, length))
            if (length > 0) {
                padded[5 + random.nextInt(length)]++
                assertNotEquals(hash, ByteHash.hash(padded, 5, 5 + length))
            }
            seen += hash
        }
        assertEquals(201, seen.size)
    }
}
