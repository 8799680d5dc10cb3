package octavo.conformance.pack

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.boolean
import octavo.conformance.text
import octavo.conformance.toDecimal
import octavo.pack.schema.Field
import octavo.pack.schema.Schema

/** Returns the value of this type that a vector has in JSON, as conformance/README.md says, for a GenericCoder. */
internal fun Schema.fromJson(json: JsonElement): Any? = when (this) {
    Schema.Bool -> (json as JsonPrimitive).boolean
    Schema.Fixed.F32 -> number(json).toFloat()
    Schema.Fixed.F64 -> number(json)
    is Schema.Fixed, is Schema.Compressed -> text(json).let { it.toLongOrNull() ?: it.toULong() }
    Schema.Text, Schema.Shared, is Schema.Enumeration -> text(json)
    Schema.Bytes -> text(json).hexToByteArray()
    Schema.Dynamic -> (json as JsonObject).text("flex").hexToByteArray()
    is Schema.Flags -> (json as JsonArray).map(::text)
    is Schema.Optional -> if (json == JsonNull) null else type.fromJson(json)
    is Schema.Sequence -> (json as JsonArray).map(element::fromJson)
    is Schema.Array -> (json as JsonArray).map(element::fromJson)
    is Schema.Mapping -> (json as JsonArray).map { (it as JsonArray).let { (k, v) -> key.fromJson(k) to value.fromJson(v) } }
    is Schema.Tuple -> (json as JsonArray).mapIndexed { index, value -> types[index].fromJson(value) }
    is Schema.Columns -> (json as JsonArray).map { struct(fields, it) }
    is Schema.Struct -> struct(fields, json)
    is Schema.Open -> struct(sections.flatten(), json)
    is Schema.Union -> (json as JsonObject).entries.single().let { (name, value) ->
        name to (cases.firstOrNull { it.name == name }?.type?.fromJson(value))
    }
}

private fun struct(fields: List<Field>, json: JsonElement): Map<String, Any?> {
    val values = json as JsonObject
    return fields.filter { it.name in values }.associate { it.name to it.type.fromJson(values.getValue(it.name)) }
}

private fun text(json: JsonElement): String = (json as JsonPrimitive).content

private fun number(json: JsonElement): Double = text(json).toDouble()

/** The inverse of [fromJson]; floats are strings, as JSON holds not all of them. */
internal fun Schema.toJson(value: Any?): JsonElement = when (this) {
    Schema.Bool -> JsonPrimitive(value as Boolean)
    Schema.Fixed.F32, Schema.Fixed.F64 -> float((value as Number).toDouble())
    is Schema.Fixed, is Schema.Compressed -> JsonPrimitive(value.toString())
    Schema.Text, Schema.Shared, is Schema.Enumeration -> JsonPrimitive(value as String)
    Schema.Bytes -> JsonPrimitive((value as ByteArray).toHexString())
    Schema.Dynamic -> JsonObject(mapOf("flex" to JsonPrimitive((value as ByteArray).toHexString())))
    is Schema.Flags -> array(value as Collection<*>) { JsonPrimitive(it as String) }
    is Schema.Optional -> if (value == null) JsonNull else type.toJson(value)
    is Schema.Sequence -> array(value as List<*>, element::toJson)
    is Schema.Array -> array(value as List<*>, element::toJson)
    is Schema.Mapping -> array(value as List<*>) {
        (it as Pair<*, *>).let { (k, v) -> JsonArray(listOf(key.toJson(k), this.value.toJson(v))) }
    }
    is Schema.Tuple -> JsonArray((value as List<*>).mapIndexed { index, item -> types[index].toJson(item) })
    is Schema.Columns -> array(value as List<*>) { struct(fields, it as Map<*, *>) }
    is Schema.Struct -> struct(fields, value as Map<*, *>)
    is Schema.Open -> struct(sections.flatten(), value as Map<*, *>)
    is Schema.Union -> (value as Pair<*, *>).let { (name, of) ->
        JsonObject(mapOf(name as String to cases.first { it.name == name }.type.toJson(of)))
    }
}

private fun array(values: Collection<*>, item: (Any?) -> JsonElement) = JsonArray(values.map(item))

private fun struct(fields: List<Field>, values: Map<*, *>): JsonObject =
    JsonObject(fields.filter { it.name in values }.associate { it.name to it.type.toJson(values[it.name]) })

private fun float(value: Double) = JsonPrimitive(if (value.isFinite()) value.toDecimal() else value.toString())
