package octavo.conformance

import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import octavo.core.MismatchException
import octavo.flex.Flex
import octavo.flex.json.JsonStyle
import kotlin.io.encoding.Base64
import kotlin.io.encoding.ExperimentalEncodingApi
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** Every valid vector becomes the JSON that spec/json.md says. */
class JsonTest {
    @Test
    fun writesEveryFiniteValue() = checkAll(Vectors.valid.filter { isFinite(it.value) }, { it.id }) {
        val wanted = json(it.value)
        assertEquals(wanted, exact(Json.parseToJsonElement(Flex.toJson(it.bytes))))
        assertEquals(wanted, exact(Json.parseToJsonElement(Flex.toJson(it.bytes, JsonStyle.PRETTY))))
    }

    @Test
    fun refusesWhatJsonDoesNotHave() {
        val unwritable = Vectors.valid.filterNot { isFinite(it.value) }
        assertEquals(true, unwritable.size >= 4, "${unwritable.size} vectors with NaN or an infinity")
        for (vector in unwritable) assertFailsWith<MismatchException>(vector.id) { Flex.toJson(vector.bytes) }
    }

    private fun isFinite(value: JsonElement): Boolean = listOf("\"nan\"", "\"inf\"", "\"-inf\"").none { it in value.toString() }

    /** Returns the JSON of a typed value, numbers as [exact] gives them. */
    private fun json(value: JsonElement): JsonElement {
        val (type, payload) = (value as JsonObject).entries.single()
        return when {
            type == "map" -> JsonObject((payload as JsonArray).associate { text((it as JsonArray)[0]) to json(it[1]) })
            type == "vector" -> JsonArray((payload as JsonArray).map { json(it) })
            payload is JsonArray -> JsonArray(payload.map { scalar(type, it as JsonPrimitive) })
            else -> scalar(type, payload as JsonPrimitive)
        }
    }

    @OptIn(ExperimentalEncodingApi::class)
    private fun scalar(type: String, payload: JsonPrimitive): JsonElement = when {
        "float" in type -> JsonPrimitive(payload.content.toDouble().toBits().toString() + "f")
        "int" in type -> JsonPrimitive(payload.content + "i")
        type == "blob" -> JsonPrimitive(Base64.encode(payload.content.hexToByteArray()))
        else -> payload
    }

    /** Returns [json] with integers by their digits and floats by the bits of their double. */
    private fun exact(json: JsonElement): JsonElement = when (json) {
        is JsonObject -> JsonObject(json.mapValues { exact(it.value) })
        is JsonArray -> JsonArray(json.map { exact(it) })
        is JsonPrimitive -> if (isNumber(json)) number(json.content) else json
    }

    private fun isNumber(json: JsonPrimitive) = !json.isString && (json.content[0].isDigit() || json.content[0] == '-')

    private fun number(text: String): JsonPrimitive =
        JsonPrimitive(if (text.any { it in ".e" }) text.toDouble().toBits().toString() + "f" else text + "i")

    private fun text(json: JsonElement) = (json as JsonPrimitive).content
}
