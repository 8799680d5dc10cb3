package octavo.conformance

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.boolean
import octavo.flex.FlexBuilder

/** Puts a value in the typed JSON of the vectors: `{"int":"5"}`. */
internal fun FlexBuilder.putTyped(value: JsonObject) {
    val (type, payload) = value.entries.single()
    when (type) {
        "map" -> map { (payload as JsonArray).forEach { putEntry(it as JsonArray) } }
        "vector" -> putVector(payload as JsonArray)
        "vector_string" -> putTypedVector("key", payload as JsonArray, fixed = false)
        else -> if (payload is JsonArray) {
            putTypedVector(
                type.removePrefix("vector_"),
                payload,
            )
        } else {
            putScalar(type, payload as JsonPrimitive)
        }
    }
}

private fun FlexBuilder.putEntry(entry: JsonArray) {
    key((entry[0] as JsonPrimitive).content)
    putTyped(entry[1] as JsonObject)
}

private fun FlexBuilder.putVector(elements: List<JsonElement>) = vector { elements.forEach { putTyped(it as JsonObject) } }

private fun FlexBuilder.putTypedVector(elementType: String, elements: JsonArray) =
    putTypedVector(elementType.trimEnd { it.isDigit() }, elements, fixed = elementType.last().isDigit())

private fun FlexBuilder.putTypedVector(elementType: String, elements: JsonArray, fixed: Boolean) {
    val start = startVector()
    elements.forEach { putScalar(elementType, it as JsonPrimitive) }
    endTypedVector(start, fixed)
}

private fun FlexBuilder.putScalar(type: String, payload: JsonPrimitive) {
    val text = payload.content
    when (type) {
        "null" -> putNull()
        "bool" -> put(payload.boolean)
        "int" -> put(text.toLong())
        "uint" -> put(text.toULong())
        "float" -> put(text.toTypedDouble())
        "indirect_int" -> putIndirect(text.toLong())
        "indirect_uint" -> putIndirect(text.toULong())
        "indirect_float" -> putIndirect(text.toTypedDouble())
        "string" -> put(text)
        "key" -> putKey(text)
        "blob" -> putBlob(text.hexToByteArray())
        else -> error("the vectors have no type $type")
    }
}
