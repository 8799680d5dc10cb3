package octavo.conformance

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import octavo.flex.FlexMap
import octavo.flex.FlexType
import octavo.flex.FlexValue

/** Returns this value in the typed JSON of the vectors, read from the message by the strict getters. */
internal fun FlexValue.toTyped(): JsonObject = JsonObject(mapOf(type.name.lowercase() to payload()))

private fun FlexValue.payload(): JsonElement = when (type) {
    FlexType.MAP -> entries(map)
    FlexType.VECTOR -> JsonArray(vector.map { it.toTyped() })
    else -> if (type.isVector) JsonArray(vector.map { it.scalar() }) else scalar()
}

private fun entries(map: FlexMap) = JsonArray(map.map { JsonArray(listOf(JsonPrimitive(it.key.toString()), it.value.toTyped())) })

private fun FlexValue.scalar(): JsonPrimitive = when (type) {
    FlexType.NULL -> JsonNull
    FlexType.BOOL -> JsonPrimitive(boolean)
    FlexType.INT, FlexType.INDIRECT_INT -> JsonPrimitive(long.toString())
    FlexType.UINT, FlexType.INDIRECT_UINT -> JsonPrimitive(uLong.toString())
    FlexType.FLOAT, FlexType.INDIRECT_FLOAT -> JsonPrimitive(double.toTypedText())
    FlexType.BLOB -> JsonPrimitive(blob.toByteArray().toHexString())
    else -> JsonPrimitive(string)
}

/** Returns [value] with every float as the bits of its double, since a double has many decimals. */
internal fun withFloatBits(value: JsonElement): JsonElement = when (value) {
    is JsonArray -> JsonArray(value.map { withFloatBits(it) })
    is JsonObject -> JsonObject(value.mapValues { (type, payload) -> if ("float" in type) floatBits(payload) else withFloatBits(payload) })
    else -> value
}

private fun floatBits(payload: JsonElement): JsonElement = when (payload) {
    is JsonArray -> JsonArray(payload.map { floatBits(it) })
    else -> JsonPrimitive((payload as JsonPrimitive).content.toTypedDouble().toBits())
}

/** Returns [value] without what a profile may choose: the types of integers and texts, floats by their bits, all vectors as plain lists. */
internal fun withoutForms(value: JsonObject): JsonElement = untyped(withFloatBits(value))

private fun untyped(value: JsonElement): JsonElement {
    val (type, payload) = (value as JsonObject).entries.single()
    return when (type) {
        "map" -> JsonArray((payload as JsonArray).map { untypedEntry(it as JsonArray) })
        "vector" -> JsonArray((payload as JsonArray).map { untyped(it) })
        else -> payload
    }
}

private fun untypedEntry(entry: JsonArray) = JsonArray(listOf(entry[0], untyped(entry[1])))
