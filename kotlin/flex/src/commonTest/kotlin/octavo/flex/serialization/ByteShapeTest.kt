package octavo.flex.serialization

import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.booleanOrNull
import octavo.flex.Flex
import octavo.flex.FlexProfile
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class ByteShapeTest {
    private val json = Json {
        encodeDefaults = true
        serializersModule = module
    }
    private val profiles = FlexProfile.entries.map { chosen ->
        Flex {
            profile = chosen
            serializersModule = module
        }
    }

    @Test
    fun messagesAreTheDocumentsThatJsonWrites() {
        for (flex in profiles) for (sample in samples) checkDocument(flex, sample)
    }

    private fun <T> checkDocument(flex: Flex, sample: Sample<T>) {
        val bytes = flex.encodeToByteArray(sample.serializer, sample.value)
        Flex.verify(bytes)
        val expected = json.encodeToString(sample.serializer, sample.value)
        assertEquals(document(expected), document(Flex.toJson(bytes)), "$sample")
    }

    private fun document(text: String) = plain(json.parseToJsonElement(text))

    /** Makes numbers that are spelled differently equal. */
    private fun plain(element: JsonElement): Any? = when (element) {
        is JsonObject -> element.mapValues { plain(it.value) }
        is JsonArray -> element.map(::plain)
        is JsonPrimitive -> if (element.isString) {
            element
        } else {
            element.booleanOrNull
                ?: element.content.removeSuffix(".0").let { it.toULongOrNull() ?: it.toLongOrNull() ?: it.toDoubleOrNull() }
        }
    }

    @Test
    fun messagesOfJsonDocumentsAreReadToo() {
        for (sample in samples) checkForeign(sample)
    }

    private fun <T> checkForeign(sample: Sample<T>) {
        val bytes = Flex.fromJson(json.encodeToString(sample.serializer, sample.value))
        assertEqual(sample.value, profiles[0].decodeFromByteArray(sample.serializer, bytes))
    }

    @Test
    fun everyValueComesBack() {
        for (flex in profiles) for (sample in samples + otherSamples) checkReturn(flex, sample)
    }

    private fun <T> checkReturn(flex: Flex, sample: Sample<T>) {
        val bytes = flex.encodeToByteArray(sample.serializer, sample.value)
        Flex.verify(bytes)
        assertEqual(sample.value, flex.decodeFromByteArray(sample.serializer, bytes))
    }

    /** Compares in this order on every platform: a map entry that was decoded equals its own kind only. */
    private fun assertEqual(expected: Any?, actual: Any?): Unit = assertTrue(expected == actual, "expected $expected, found $actual")
}
