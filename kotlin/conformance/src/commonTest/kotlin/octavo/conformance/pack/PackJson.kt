package octavo.conformance.pack

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.boolean
import octavo.conformance.text
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

/** Returns the value of a GenericCoder in a form that equals another one if the values are the same. */
internal fun comparable(value: Any?): Any? = when (value) {
    is ByteArray -> "0x" + value.toHexString()
    is Float, is Double -> (value as Number).toDouble().toBits()
    is Long -> "$value"
    is ULong -> "$value"
    is Set<*> -> value.toList()
    is List<*> -> value.map(::comparable)
    is Map<*, *> -> value.mapValues { comparable(it.value) }
    is Pair<*, *> -> comparable(value.first) to comparable(value.second)
    else -> value
}
