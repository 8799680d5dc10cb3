package octavo.cli.pack

import octavo.pack.schema.Field
import octavo.pack.schema.Schema

/** Whether keys of this type are the keys of a map in flex, and of an object in JSON. */
internal val Schema.isName: Boolean get() = this == Schema.Text || this == Schema.Shared || this is Schema.Enumeration

/** Returns these fields by their names. */
internal fun List<Field>.byName(): Map<String, Field> = associateBy { it.name }

/** Fields and cases by their names, of each declaration found once. */
internal class DeclaredFields {
    private val known = HashMap<Schema.Declared, Map<String, Field>>()

    fun of(type: Schema.Declared): Map<String, Field> = known.getOrPut(type) { type.parts.byName() }
}

/** The fields of a struct, of all sections of an open struct, or the cases of a union. */
private val Schema.Declared.parts: List<Field>
    get() = when (this) {
        is Schema.Struct -> fields
        is Schema.Open -> sections.flatten()
        is Schema.Union -> cases
    }

/**
 * Whether values of one declaration or tuple in this schema may have many fields that take no bits, as an enum of one name does. A byte of
 * a message may be such a value, and all fields of it are read.
 */
internal val Schema.hasManyWeightless: Boolean get() = Weightless().isIn(this)

/** Looks through a schema, once through each declaration. */
private class Weightless {
    private val seen = HashSet<Schema.Declared>()

    fun isIn(type: Schema): Boolean = when (type) {
        is Schema.Optional -> isIn(type.type)
        is Schema.Sequence -> isIn(type.element)
        is Schema.Array -> isIn(type.element)
        is Schema.Mapping -> isIn(type.key) || isIn(type.value)
        is Schema.Tuple -> areIn(type.types)
        is Schema.Columns -> type.fields.any { isIn(it.type) }
        is Schema.Declared -> seen.add(type) && areIn(type.parts.map { it.type })
        else -> false
    }

    private fun areIn(types: List<Schema>): Boolean =
        types.count { it is Schema.Enumeration && it.names.size == 1 } > MOST || types.any(::isIn)

    private companion object {
        const val MOST = 64
    }
}
