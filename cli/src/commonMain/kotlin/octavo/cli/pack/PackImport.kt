package octavo.cli.pack

import octavo.cli.flex.LIMITS
import octavo.cli.flex.Rebuilding
import octavo.cli.flex.Steps
import octavo.cli.flex.at
import octavo.core.Limits
import octavo.core.MalformedException
import octavo.core.OctavoException
import octavo.flex.Flex
import octavo.flex.FlexBuilder
import octavo.flex.FlexOptions
import octavo.flex.JsonPointer
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Field
import octavo.pack.schema.Schema

/** Makes flex messages of the pack messages that [coder] decodes: spec/json.md says what each value becomes. */
internal class PackImport(private val coder: GenericCoder, private val options: FlexOptions) {
    private val declared = DeclaredFields()

    /**
     * Returns the flex message of [message]. Throws [OctavoException]: of malformed bytes with their offset, and without one of what flex
     * does not have, as a name with NUL.
     */
    fun flex(message: ByteArray): ByteArray {
        val value = coder.decode(message)
        return Flex.build(options) { Walk(this, Steps(message.size.toLong())).root(value) }
    }

    /** Puts the values of one message, as [GenericCoder] has them, into [builder]. */
    private inner class Walk(private val builder: FlexBuilder, private val steps: Steps) {
        private val path = ArrayList<Any>()
        private var depth = 0

        fun root(value: Any?): Unit = try {
            put(value, coder.schema)
        } catch (e: OctavoException) {
            throw e.at(-1, path.joinToString("") { JsonPointer.step("$it") } + e.path.orEmpty())
        }

        private fun put(value: Any?, type: Schema) {
            steps.take(if (value is String) value.length else 0, -1)
            when (type) {
                is Schema.Optional -> if (value == null) builder.putNull() else put(value, type.type)
                is Schema.Sequence -> elements(value as List<*>) { type.element }
                is Schema.Array -> elements(value as List<*>) { type.element }
                is Schema.Tuple -> elements(value as List<*>, type.types::get)
                is Schema.Flags -> elements((value as Set<*>).toList()) { Schema.Text }
                is Schema.Mapping -> entries((value as List<*>).map { it as Pair<*, *> }, type)
                is Schema.Columns -> rows(value as List<*>, type.fields)
                is Schema.Union -> fields(mapOf(value as Pair<*, *>), declared.of(type))
                is Schema.Declared -> fields(value as Map<*, *>, declared.of(type))
                Schema.Dynamic -> dynamic(value as ByteArray)
                else -> scalar(value)
            }
        }

        private fun scalar(value: Any?) {
            when (value) {
                is Boolean -> builder.put(value)
                is Long -> builder.put(value)
                is ULong -> builder.put(value)
                is Float -> builder.put(value)
                is Double -> builder.put(value)
                is String -> builder.put(value)
                is ByteArray -> builder.putBlob(value)
                else -> error("no value of pack: $value")
            }
        }

        private fun elements(values: List<*>, type: (Int) -> Schema): Unit = vector {
            values.forEachIndexed { index, value -> at(index) { put(value, type(index)) } }
        }

        private fun rows(rows: List<*>, fields: List<Field>): Unit = vector {
            rows.forEachIndexed { index, row -> at(index) { row(row as Map<*, *>, fields) } }
        }

        private fun row(values: Map<*, *>, fields: List<Field>): Unit = map {
            for ((name, type) in fields) entry(name, values[name], type)
        }

        private fun fields(values: Map<*, *>, fields: Map<String, Field>): Unit = map {
            for ((name, value) in values) entry(name as String, value, fields.getValue(name).type)
        }

        private fun entries(entries: List<Pair<*, *>>, type: Schema.Mapping) {
            if (type.key.isName && entries.none { NUL in it.first as String }) {
                map { for ((key, value) in entries) entry(key as String, value, type.value) }
            } else {
                vector { entries.forEachIndexed { index, entry -> at(index) { pair(entry, type) } } }
            }
        }

        private fun pair(entry: Pair<*, *>, type: Schema.Mapping): Unit =
            elements(entry.toList()) { if (it == 0) type.key else type.value }

        private fun entry(key: String, value: Any?, type: Schema): Unit = at(key) {
            steps.take(key.length, -1)
            builder.key(key)
            put(value, type)
        }

        private fun dynamic(message: ByteArray) {
            enter()
            Flex.verify(message, limits = Limits(maxDepth = LIMITS.maxDepth - depth + 1))
            Rebuilding(builder, steps).copy(Flex.read(message))
            depth--
        }

        private inline fun map(put: () -> Unit) {
            enter()
            builder.map { put() }
            depth--
        }

        private inline fun vector(put: () -> Unit) {
            enter()
            builder.vector { put() }
            depth--
        }

        private fun enter() {
            if (++depth > LIMITS.maxDepth) throw MalformedException("a depth of at most ${LIMITS.maxDepth}", "one more container", -1)
        }

        /** Runs [put] one [step] further down; it is not gone back if that throws, for the path is asked for then. */
        private inline fun at(step: Any, put: () -> Unit) {
            path += step
            put()
            path.removeAt(path.lastIndex)
        }
    }

    private companion object {
        /** Ends the keys of flex. */
        const val NUL = '\u0000'
    }
}
