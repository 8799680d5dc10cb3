package octavo.flex.coder

import octavo.core.GrowableBytes
import octavo.core.Limits
import octavo.core.MalformedException
import octavo.core.readShortLe
import octavo.flex.Flex
import octavo.flex.FlexBuilder
import octavo.flex.TypeCode
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

/** A short message that refers to the same value over and over decodes to no more than a multiple of its length. */
class SharingLimitTest {
    private object Nested : FlexCoder<List<Any>>("nested") {
        override fun encode(value: List<Any>, to: FlexBuilder) = throw UnsupportedOperationException()

        override fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): List<Any> =
            from.list(at, width, packedType) { slot, own, type ->
                val isVector = type ushr 2 == TypeCode.VECTOR
                if (isVector) decode(from, slot, own, type) else slot
            }
    }

    private object Texts : FlexCoder<List<String>>("texts") {
        override fun encode(value: List<String>, to: FlexBuilder) = throw UnsupportedOperationException()

        override fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): List<String> =
            from.list(at, width, packedType) { slot, own, type -> from.string(slot, own, type) }
    }

    /** A vector of two integers, in a vector that holds it twice, in one that holds that twice, and so on: [levels] in all. */
    private fun doubling(levels: Int): ByteArray {
        val message = GrowableBytes()
        fun append(vararg bytes: Int) = bytes.forEach { message.append(it.toByte()) }
        val vector = TypeCode.VECTOR shl 2
        append(2, 7, 7, TypeCode.INT shl 2, TypeCode.INT shl 2)
        repeat(levels - 1) { append(2, 5, 6, vector, vector) }
        append(4, vector, 1)
        return message.bytes.copyOf(message.size)
    }

    @Test
    fun sharedVectorsDoNotExplode() {
        assertEquals(2, Flex.decode(Nested, doubling(8)).size)
        val error = assertFailsWith<MalformedException> { Flex.decode(Nested, doubling(40)) }
        assertEquals("values of at most 64 times the message", error.expected)
    }

    @Test
    fun sharedStringsDoNotExplode() {
        val text = "x".repeat(60_000)
        val bytes = Flex.build { vector { repeat(200) { put(text) } } }
        assertFailsWith<MalformedException> { Flex.decode(Texts, bytes) }
        val generous = Flex { limits = Limits(maxExpansion = 1000) }
        assertEquals(List(200) { text }, generous.decode(Texts, bytes))
    }

    /** The length of all strings that are not refused. */
    private object ReadableLength : FlexCoder<Long>("length") {
        override fun encode(value: Long, to: FlexBuilder) = throw UnsupportedOperationException()

        override fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): Long {
            var length = 0L
            from.list(at, width, packedType) { slot, own, type ->
                length += runCatching { from.string(slot, own, type) }.getOrNull()?.length ?: 0
            }
            return length
        }
    }

    /** What is refused here is more than an Int counts. */
    @Test
    fun whoCatchesTheErrorGetsNoMore() {
        val bytes = Flex.build {
            vector {
                val text = "x".repeat(200_000)
                repeat(15_000) { put(text) }
            }
        }
        val length = Flex.decode(ReadableLength, bytes)
        assertTrue(length <= bytes.size.toLong() * Limits.DEFAULT.maxExpansion + (1 shl 16), "$length characters")
    }

    /** Integers that are texts, in vectors or as keys of maps. */
    private object Parsed : FlexCoder<List<Any>>("parsed") {
        override fun encode(value: List<Any>, to: FlexBuilder) = throw UnsupportedOperationException()

        override fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): List<Any> =
            from.list(at, width, packedType) { slot, own, type ->
                when (type ushr 2) {
                    TypeCode.VECTOR -> decode(from, slot, own, type)
                    TypeCode.MAP -> from.map(slot, own, type, { from.key(it, "Int", String::toIntOrNull) }) { _, _, packed -> packed }
                    else -> from.text(slot, own, type, "Int", String::toInt)
                }
            }
    }

    /** A message of a vector of [count] times what [element] puts, in a vector that holds it as often. */
    private fun squared(count: Int, element: FlexBuilder.() -> Unit): ByteArray {
        val inner = Flex.build { vector { repeat(count) { element() } } }
        val body = inner.size - 4 // up to where the vector ends, whose offset of 2 bytes is the root
        val base = body - inner.readShortLe(body)
        val message = GrowableBytes()
        message.append(inner, 0, body)
        fun append(number: Int) = repeat(4) { message.append((number ushr 8 * it).toByte()) }
        while (message.size % 4 != 0) message.append(0)
        append(count)
        val outer = message.size
        repeat(count) { append(message.size - base) }
        repeat(count) { message.append(inner[inner.size - 2]) }
        while (message.size % 4 != 0) message.append(0)
        append(message.size - outer)
        message.append((TypeCode.VECTOR shl 2 or 2).toByte())
        message.append(4)
        return message.bytes.copyOf(message.size)
    }

    @Test
    fun textsThatAreParsedCountEachTime() {
        val digits = "0".repeat(200) + "7"
        val elements = listOf<FlexBuilder.() -> Unit>(
            { put(digits) },
            {
                map {
                    key(digits)
                    putNull()
                }
            },
        )
        for (element in elements) {
            val error = assertFailsWith<MalformedException> { Flex.decode(Parsed, squared(400, element)) }
            assertEquals("values of at most 64 times the message", error.expected)
            val once = Flex.decode(Parsed, Flex.build { vector { repeat(10_000) { element() } } })
            assertEquals(10_000, once.size)
        }
    }

    @Test
    fun briefSharedStringsCountOnce() {
        val texts = List(20_000) { "x".repeat(200) }
        val bytes = Flex.build { vector { for (text in texts) put(text) } }
        assertTrue(texts.sumOf { it.length } > bytes.size * Limits.DEFAULT.maxExpansion + (1 shl 16))
        assertEquals(texts, Flex.decode(Texts, bytes))
    }
}
