package octavo.cli.pack

import octavo.cli.flex.LIMITS
import octavo.cli.flex.Rebuilding
import octavo.cli.flex.Steps
import octavo.cli.flex.isText
import octavo.core.MismatchException
import octavo.core.OctavoException
import octavo.flex.Flex
import octavo.flex.FlexMap
import octavo.flex.FlexOptions
import octavo.flex.FlexType
import octavo.flex.FlexValue
import octavo.flex.FlexVector
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Field
import octavo.pack.schema.Schema
import kotlin.io.encoding.Base64

/** Makes pack messages of flex messages, as [coder] encodes them: spec/json.md says what becomes what. [options] are for `dynamic`. */
internal class PackExport(private val coder: GenericCoder, private val options: FlexOptions) {
    private val declared = DeclaredFields()

    /** The schema of the messages. */
    val schema: Schema get() = coder.schema

    /** Returns the pack message of [message]; throws [OctavoException] for what does not verify or is not of the schema. */
    fun pack(message: ByteArray): ByteArray {
        Flex.verify(message, limits = LIMITS)
        return coder.encode(Walk(Steps(message.size.toLong())).plain(Flex.read(message), schema))
    }

    /** Makes of the values of one message those that [GenericCoder] takes, which refuses what is then still wrong. */
    private inner class Walk(private val steps: Steps) {
        fun plain(value: FlexValue, type: Schema, keyLength: Int = 0): Any? {
            steps.take(value, keyLength)
            return when (type) {
                is Schema.Optional -> if (value.isNull) null else plain(value, type.type)
                Schema.Bool -> value.boolean
                Schema.Fixed.F32, Schema.Fixed.F64 -> number(value)
                is Schema.Fixed, is Schema.Compressed -> integer(value)
                Schema.Text, Schema.Shared, is Schema.Enumeration -> value.string
                Schema.Bytes -> bytes(value)
                Schema.Dynamic -> Flex.build(options) { Rebuilding(this, steps).copy(value) }
                is Schema.Flags -> elements(value.vector) { Schema.Text }
                is Schema.Sequence -> elements(value.vector) { type.element }
                is Schema.Array -> elements(value.vector) { type.element }
                is Schema.Tuple -> tuple(value, type.types)
                is Schema.Mapping -> entries(value, type)
                is Schema.Columns -> rows(value.vector, type.fields)
                is Schema.Union -> case(value, type)
                is Schema.Declared -> fields(value.map, declared.of(type))
            }
        }

        /** JSON has no NaN and no infinities, but names for them. */
        private fun number(value: FlexValue): Double = (if (value.type.isText) NON_FINITE[value.string] else null) ?: value.double

        private fun integer(value: FlexValue): Any =
            if (value.type == FlexType.UINT || value.type == FlexType.INDIRECT_UINT) value.uLong else value.long

        private fun bytes(value: FlexValue): ByteArray {
            if (value.type == FlexType.BLOB) return value.blob.toByteArray()
            val text = value.string
            try {
                return Base64.decode(text)
            } catch (_: IllegalArgumentException) {
                throw mismatch("base64", "\"$text\"", value)
            }
        }

        private inline fun elements(vector: FlexVector, type: (Int) -> Schema): List<Any?> =
            List(vector.size) { plain(vector[it], type(it)) }

        private fun tuple(value: FlexValue, types: List<Schema>): List<Any?> {
            val vector = value.vector
            if (vector.size != types.size) throw mismatch("${types.size} values", "${vector.size}", value)
            return elements(vector, types::get)
        }

        private fun entries(value: FlexValue, type: Schema.Mapping): List<Pair<Any?, Any?>> {
            if (type.key.isName && value.type == FlexType.MAP) {
                val map = value.map
                return List(map.size) { map.keyAt(it).let { key -> "$key" to plain(map.valueAt(it), type.value, key.byteCount) } }
            }
            val types = listOf(type.key, type.value)
            return value.vector.map { entry -> tuple(entry, types).let { it[0] to it[1] } }
        }

        private fun rows(vector: FlexVector, fields: List<Field>): List<Map<String, Any?>> {
            if (vector.size == 0) return emptyList()
            val byName = fields.byName()
            return vector.map { row ->
                steps.take(row)
                fields(row.map, byName)
            }
        }

        private fun case(value: FlexValue, union: Schema.Union): Pair<Any?, Any?> {
            val map = value.map
            if (map.size != 1) throw mismatch("a map with the one case that there is", "${map.size} entries", value)
            return fields(map, declared.of(union)).toList().single()
        }

        /** The names are those of the schema: a message may have very many maps, whose keys it has once. */
        private fun fields(map: FlexMap, fields: Map<String, Field>): Map<String, Any?> {
            val values = LinkedHashMap<String, Any?>()
            for (index in 0 until map.size) {
                val key = map.keyAt(index)
                val value = map.valueAt(index)
                val field = fields["$key"] ?: throw mismatch("the name of a field or case", "\"$key\"", value)
                values[field.name] = plain(value, field.type, key.byteCount)
            }
            return values
        }
    }

    private fun mismatch(expected: String, found: String, value: FlexValue) = MismatchException(expected, found, value.offset, value.path)

    private companion object {
        val NON_FINITE = listOf(Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY).associateBy { "$it" }
    }
}
