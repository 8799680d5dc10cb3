package octavo.core

import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** Both ways of doing the same do the same. */
class IntrinsicsTest {
    private val random = Random(1)
    private val bytes = random.nextBytes(64)
    private val jdk = JdkIntrinsics()
    private val portable = PortableIntrinsics()

    @Test
    fun choosesWhatTheRunTimeHas() {
        val expected = if (System.getProperty("octavo.portable") == "true") portable else jdk
        assertEquals(expected::class, Intrinsics.HERE::class)
    }

    @Test
    fun readsTheSame() {
        for (index in 0..56) {
            assertEquals(jdk.readShort(bytes, index), portable.readShort(bytes, index))
            assertEquals(jdk.readInt(bytes, index), portable.readInt(bytes, index))
            assertEquals(jdk.readLong(bytes, index), portable.readLong(bytes, index))
            assertEquals(jdk.readLongBigEndian(bytes, index), portable.readLongBigEndian(bytes, index))
            assertEquals(jdk.readFloat(bytes, index), portable.readFloat(bytes, index))
            assertEquals(jdk.readDouble(bytes, index), portable.readDouble(bytes, index))
        }
    }

    @Test
    fun writesTheSame() {
        for (index in 0..56) {
            val long = random.nextLong()
            assertWritesTheSame { writeShort(it, index, long.toShort()) }
            assertWritesTheSame { writeInt(it, index, long.toInt()) }
            assertWritesTheSame { writeLong(it, index, long) }
            assertWritesTheSame { writeFloat(it, index, Float.fromBits(long.toInt())) }
            assertWritesTheSame { writeDouble(it, index, Double.fromBits(long)) }
        }
    }

    private fun assertWritesTheSame(write: Intrinsics.(ByteArray) -> Unit) {
        val (ours, theirs) = listOf(portable, jdk).map { intrinsics -> bytes.copyOf().also { intrinsics.write(it) }.toList() }
        assertEquals(theirs, ours)
    }

    @Test
    fun refusesTheSame() {
        for (intrinsics in listOf(jdk, portable)) {
            for (index in listOf(-1, 57, 64, Int.MAX_VALUE, Int.MIN_VALUE)) {
                assertFailsWith<IndexOutOfBoundsException> { intrinsics.readLong(bytes, index) }
                assertFailsWith<IndexOutOfBoundsException> { intrinsics.writeLong(bytes.copyOf(), index, 1) }
            }
        }
    }

    @Test
    fun multipliesTheSame() {
        val edges = listOf(0L, 1L, -1L, Long.MIN_VALUE, Long.MAX_VALUE, 0xFFFFFFFFL, 1L shl 32) + List(200) { random.nextLong() }
        for (a in edges) for (b in edges) assertEquals(jdk.multiplyHigh(a, b), portable.multiplyHigh(a, b), "$a * $b")
    }
}
