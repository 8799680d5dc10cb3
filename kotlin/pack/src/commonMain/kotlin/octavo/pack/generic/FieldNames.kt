package octavo.pack.generic

import octavo.pack.schema.Field
import octavo.pack.schema.Schema

/** The names of the [fields] of [type], by which the values of their struct are found. */
internal class FieldNames(private val type: Schema, private val fields: List<Field>) {
    private val indexes by lazy(LazyThreadSafetyMode.PUBLICATION) { fields.indices.associateBy { fields[it].name } }

    /** Returns [values], those of the first fields, by their names: a table for each struct would take ten times the room. */
    fun of(values: List<Any?>): Map<String, Any?> = NamedValues(values)

    /** Returns the values of a [struct] that [of] has made for the same type, or null: to look for each by its name takes much longer. */
    fun inOrder(struct: Any?): List<Any?>? = (struct as? NamedValues)?.takeIf { it.type === type }?.inOrder

    private inner class NamedValues(val inOrder: List<Any?>) : AbstractMap<String, Any?>() {
        val type: Schema get() = this@FieldNames.type

        override val size: Int get() = inOrder.size

        override fun containsKey(key: String): Boolean = indexOf(key) < size

        override fun get(key: String): Any? = inOrder.getOrNull(indexOf(key))

        private fun indexOf(name: String): Int = indexes[name] ?: fields.size

        override val entries: Set<Map.Entry<String, Any?>> get() = Entries()

        private inner class Entries : AbstractSet<Map.Entry<String, Any?>>() {
            override val size: Int get() = inOrder.size

            override fun iterator(): Iterator<Map.Entry<String, Any?>> =
                inOrder.asSequence().mapIndexed { index, value -> NamedValue(fields[index].name, value) }.iterator()
        }
    }

    /** An entry as those of other maps are. */
    private class NamedValue(override val key: String, override val value: Any?) : Map.Entry<String, Any?> {
        override fun equals(other: Any?): Boolean = other is Map.Entry<*, *> && key == other.key && value == other.value

        override fun hashCode(): Int = key.hashCode() xor value.hashCode()

        override fun toString(): String = "$key=$value"
    }
}
