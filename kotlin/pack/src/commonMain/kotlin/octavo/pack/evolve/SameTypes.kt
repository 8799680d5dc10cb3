package octavo.pack.evolve

import octavo.pack.schema.Field
import octavo.pack.schema.Schema

/** Says whether two types are the same on the wire, whichever of their declarations are one. */
internal class SameTypes(private val work: Work, private val at: Place) {
    private val met = HashSet<Pair<Schema.Declared, Schema.Declared>>()

    /** Structs wait for their turn: inside one another they might be too many for the stack. */
    private val unfinished = ArrayDeque<Pair<Schema.Declared, Schema.Declared>>()

    fun areSame(one: Schema, other: Schema): Boolean {
        if (!areAlike(one, other)) return false
        while (unfinished.isNotEmpty()) {
            val (declared, another) = unfinished.removeFirst()
            if (!haveSame(declared, another)) return false
        }
        return true
    }

    private fun areAlike(one: Schema, other: Schema): Boolean {
        work.count(1, at)
        return when {
            one is Schema.Declared && other is Schema.Declared -> true.also { meet(one to other) }
            one is Schema.Optional && other is Schema.Optional -> areAlike(one.type, other.type)
            one is Schema.Sequence && other is Schema.Sequence -> areAlike(one.element, other.element)
            one is Schema.Array && other is Schema.Array -> one.size == other.size && areAlike(one.element, other.element)
            one is Schema.Mapping && other is Schema.Mapping -> areAlike(one.key, other.key) && areAlike(one.value, other.value)
            one is Schema.Tuple && other is Schema.Tuple ->
                one.types.size == other.types.size && one.types.indices.all { areAlike(one.types[it], other.types[it]) }
            one is Schema.Columns && other is Schema.Columns -> haveSame(one.fields, other.fields)
            else -> one == other
        }
    }

    private fun meet(pair: Pair<Schema.Declared, Schema.Declared>) {
        if (met.add(pair)) unfinished += pair
    }

    private fun haveSame(one: Schema.Declared, other: Schema.Declared): Boolean = when {
        one is Schema.Struct && other is Schema.Struct -> haveSame(one.fields, other.fields)
        one is Schema.Union && other is Schema.Union -> haveSame(one.cases, other.cases)
        one is Schema.Open && other is Schema.Open ->
            one.sections.size == other.sections.size && one.sections.indices.all { haveSame(one.sections[it], other.sections[it]) }
        else -> false
    }

    private fun haveSame(fields: List<Field>, others: List<Field>): Boolean = fields.size == others.size &&
        fields.indices.all { fields[it].name == others[it].name && areAlike(fields[it].type, others[it].type) }
}
