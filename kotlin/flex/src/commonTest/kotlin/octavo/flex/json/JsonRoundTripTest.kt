package octavo.flex.json

import octavo.core.OctavoException
import octavo.flex.Flex
import octavo.flex.FlexBuilder
import octavo.flex.FlexOptions
import octavo.flex.FlexProfile
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class JsonRoundTripTest {
    @Test
    fun givesTheSameMessageAgain() {
        val texts = RandomJson(Random(31))
        repeat(2000) {
            val json = texts.text()
            for (profile in FlexProfile.entries) {
                val exported = Flex.toJson(Flex.fromJson(json, FlexOptions(profile))) // keys in order
                val message = Flex.fromJson(exported, FlexOptions(profile))
                assertEquals(exported, Flex.toJson(message))
                for (style in JsonStyle.entries) {
                    assertContentEquals(message, Flex.fromJson(Flex.toJson(message, style), FlexOptions(profile)), json)
                }
            }
        }
    }

    @Test
    fun keepsNumbersExactly() {
        val random = Random(32)
        val doubles = DoubleArray(20_000) { Double.fromBits(random.nextLong()) }.filter { it.isFinite() }.toDoubleArray()
        val longs = LongArray(20_000) { random.nextLong() shr random.nextInt(64) }
        val message = Flex.build {
            map {
                key("doubles")
                put(doubles)
                key("longs")
                put(longs)
                key("whole")
                put(1.0)
            }
        }
        val again = Flex.read(Flex.fromJson(Flex.toJson(message))).map
        assertContentEquals(doubles, again["doubles"]!!.vector.toDoubleArray())
        assertContentEquals(longs, again["longs"]!!.vector.toLongArray())
        assertTrue(again["whole"]!!.type.isFloat)
    }

    @Test
    fun doesNotMindHowTheBytesArrive() {
        val random = Random(33)
        val texts = RandomJson(random)
        repeat(500) {
            val json = texts.text().encodeToByteArray()
            val builder = FlexBuilder()
            JsonImport().read(inPieces(json, 1 + random.nextInt(5)), builder)
            assertContentEquals(Flex.fromJson(json), builder.finish(), json.decodeToString())
        }
    }

    /** Tokens longer than the window, and many windows. */
    @Test
    fun movesItsWindowAlong() {
        val long = "\"" + "aé\\n".repeat(40_000) + "\""
        val plain = "\"" + "0123456789".repeat(20_000) + "\""
        val number = "0." + "3".repeat(100_000)
        val pairs = "[" + "[1,2.5],".repeat(9_000) + "0]"
        val json = "[" + List(3) { "$long,$plain,$number,{\"k$it\":$pairs}" }.joinToString(", ") + "]"
        for (step in listOf(1, 1000, 65_537)) {
            val builder = FlexBuilder()
            JsonImport().read(inPieces(json.encodeToByteArray(), step), builder)
            assertContentEquals(Flex.fromJson(json), builder.finish())
        }
    }

    @Test
    fun failsAlikeHoweverTheBytesArrive() {
        val random = Random(34)
        val texts = RandomJson(random)
        repeat(20_000) {
            val json = mutate(texts.text().encodeToByteArray(), random)
            val whole = outcome { Flex.fromJson(json) }
            val pieces = outcome { FlexBuilder().also { JsonImport().read(inPieces(json, 1), it) }.finish() }
            assertEquals(whole, pieces, json.decodeToString())
        }
    }

    private fun mutate(json: ByteArray, random: Random): ByteArray {
        val bytes = json.copyOf(if (random.nextInt(4) == 0) random.nextInt(json.size + 1) else json.size)
        repeat(random.nextInt(3)) {
            if (bytes.isNotEmpty()) {
                val interesting = "\"\\{}[],:0-.eEu\u0000".encodeToByteArray() + byteArrayOf(-1, -0x40, -0x13, -0x80)
                bytes[random.nextInt(bytes.size)] = if (random.nextBoolean()) interesting.random(random) else random.nextInt().toByte()
            }
        }
        return bytes
    }

    /** The message's bytes, or the error; anything but an [OctavoException] fails the test. */
    private fun outcome(block: () -> ByteArray): String = try {
        block().toHexString()
    } catch (e: OctavoException) {
        e.message.orEmpty().substringBefore(" in line") // only told of whole arrays
    }

    @Test
    fun neverFailsOtherwiseOnMutatedMessages() {
        val random = Random(35)
        val texts = RandomJson(random)
        var accepted = 0
        repeat(20_000) {
            val message = Flex.fromJson(texts.text())
            repeat(1 + random.nextInt(3)) { message[random.nextInt(message.size)] = random.nextInt().toByte() }
            try {
                Flex.toJson(message)
                accepted++
            } catch (_: OctavoException) {
                // what a message that is none should give
            }
        }
        assertTrue(accepted > 0)
    }
}
