package octavo.flex

import octavo.core.MalformedException
import octavo.core.OctavoException
import octavo.core.writeIntLe
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

/** Gives reader and verifier bytes that nobody should trust. */
class FlexHostileTest {
    @Test
    fun acceptsWhatTheBuilderWrites() {
        for (profile in FlexProfile.entries) {
            val documents = Documents(seed = 1)
            repeat(300) {
                val message = documents.next(FlexOptions(profile))
                Flex.verify(message)
                assertTrue(readAll(Flex.read(message)) > 0)
            }
        }
    }

    @Test
    fun survivesDamagedMessages() {
        val random = Random(2)
        val documents = Documents(seed = 2)
        var accepted = 0
        var refused = 0
        repeat(2_000) {
            val message = documents.next(FlexOptions(FlexProfile.entries.random(random)))
            repeat(random.nextInt(1, 6)) { message[random.nextInt(message.size)] = random.nextInt().toByte() }
            if (isVerified(message)) {
                accepted++
                readAll(Flex.read(message)) // may not throw now
            } else {
                refused++
                runCatching { readAll(Flex.read(message)) }.exceptionOrNull()?.let {
                    if (it !is OctavoException) throw it
                    assertTrue(it.offset in 0..message.size, it.message)
                }
            }
        }
        assertTrue(accepted > 100 && refused > 100, "$accepted accepted, $refused refused")
    }

    /** JavaScript lets one read behind an array: as many digits as the size says would be looked at. */
    @Test
    fun aNumberIsNotReadBehindTheArray() {
        val noise = byteArrayOf(0xFF.toByte(), 0xFF.toByte(), 0xFF.toByte(), 0x0F, 49, 50, 2)
        assertFailsWith<IndexOutOfBoundsException> { FlexBytes.asLong(noise, 6, 1, (TypeCode.STRING shl 2) or 2) }
    }

    @Test
    fun valuesOfReservedTypesHaveAName() {
        val message = byteArrayOf(0, (63 shl 2).toByte(), 1)
        assertEquals("the reserved type 63", Flex.read(message).toString())
        assertFailsWith<MalformedException> { Flex.read(message).type }
    }

    @Test
    fun staticReadsStayInTheArray() {
        val random = Random(3)
        val key = FlexKey("abc")
        repeat(20_000) {
            val noise = random.nextBytes(random.nextInt(3, 40))
            try {
                val width = FlexBytes.rootWidth(noise, noise.size)
                val at = FlexBytes.rootAt(noise, noise.size)
                val type = FlexBytes.rootType(noise, noise.size)
                FlexBytes.asLong(noise, at, width, type)
                FlexBytes.asDouble(noise, at, width, type)
                FlexBytes.find(noise, FlexBytes.target(noise, at, width), width, FlexBytes.length(noise, at, width, type), key)
            } catch (_: IndexOutOfBoundsException) {
                return@repeat
            }
        }
    }

    @Test
    fun verifiesSharedValuesOnce() {
        // Each vector holds the one before it sixteen times: 16^40 values, if one were to visit them all.
        var message = bytes(0)
        repeat(40) { level ->
            val base = message.size + 1
            val previous = if (level == 0) 0 else base - 33
            message +=
                bytes(16) + ByteArray(16) { (base + it - previous).toByte() } + ByteArray(16) { (if (level == 0) 0x18 else 0x28).toByte() }
        }
        Flex.verify(message + bytes(32, 0x28, 1))
    }

    @Test
    fun refusesValuesThatOverlap() {
        // Every eighth byte begins a vector of 104 elements, all of type BOOL or NULL: quadratic work, were they all looked at.
        val count = 2_000
        val base = count * 8 + 4
        val message = ByteArray(base + count * 5 + 6)
        fun put(at: Int, value: Int) = message.writeIntLe(at, value)
        for (index in 0 until count) put(index * 8, 104)
        put(base - 4, count - 100)
        for (index in 0 until count - 100) {
            put(base + 4 * index, base + 4 * index - (index * 8 + 4))
            message[base + (count - 100) * 4 + index] = 0x2A
        }
        put(message.size - 6, message.size - 6 - base)
        message[message.size - 2] = 0x2A
        message[message.size - 1] = 4
        val error = assertFailsWith<MalformedException> { Flex.verify(message) }
        assertEquals("values that do not overlap", error.expected)
    }

    @Test
    fun comparesLongKeysWhenAllAreKnown() {
        val prefix = "x".repeat(70)
        val message = Flex.build {
            map {
                key(prefix + "a")
                put(1)
                key(prefix + "b")
                put(2)
                key(prefix + "c")
                put(3)
            }
        }
        Flex.verify(message)
        val last = message.decodeToString(throwOnInvalidSequence = false).indexOf(prefix + "c") + 70
        for (other in listOf('b', 'a')) {
            val error = assertFailsWith<MalformedException> { Flex.verify(message.copyOf().also { it[last] = other.code.toByte() }) }
            assertEquals("keys in ascending order", error.expected)
        }
    }

    @Test
    fun namesThePathOfWhatIsMalformed() {
        val message = Flex.build {
            map {
                key("list")
                vector {
                    put("ok")
                    put("hurt")
                }
            }
        }
        message[message.decodeToString(throwOnInvalidSequence = false).indexOf("hurt")] = 0x80.toByte()
        val error = assertFailsWith<MalformedException> { Flex.verify(message) }
        assertEquals("/list/1", error.path)
    }

    @Test
    fun namesThePathOfWhatReadersRefuse() {
        fun check(path: String, target: RawMessage.() -> Int, packedType: Int, read: FlexValue.() -> Unit) {
            val raw = RawMessage()
            val list = raw.vector(raw.target() to packedType)
            val keys = raw.offsets(raw.key("a"))
            val root = Flex.read(raw.root(raw.map(keys, list to RawMessage.VECTOR), RawMessage.MAP))
            assertEquals(path, assertFailsWith<MalformedException> { root.map["a"]!!.vector[0].read() }.path)
        }
        check("/a/0", { NOWHERE }, RawMessage.STRING) { string }
        check("/a/0", { 0 }, RawMessage.STRING) { string }
        check("/a/0", { key("abc") + 4 }, TypeCode.KEY shl 2) { string }
        check("/a/0", { key("number") }, TypeCode.INDIRECT_FLOAT shl 2) { double }
        check("/a/0", { map(key(""), keysWidth = 3) }, RawMessage.MAP) { map }
        check("/a/0", { map(offsets(NOWHERE), string("") to RawMessage.STRING) }, RawMessage.MAP) { map.keyAt(0) }
        check("/a/0", { map(offsets(NOWHERE), string("") to RawMessage.STRING) }, RawMessage.MAP) { map["b"] }
        check("/a/0/0", { map(offsets(NOWHERE), NOWHERE to RawMessage.STRING) }, RawMessage.MAP) { map.valueAt(0).string }
    }

    private fun isVerified(message: ByteArray): Boolean = try {
        Flex.verify(message)
        true
    } catch (_: MalformedException) {
        false
    }

    private companion object {
        /** A position outside any message. */
        const val NOWHERE = -1000
    }
}
