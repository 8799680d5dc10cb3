package octavo.pack.evolve

import octavo.pack.schema.Field
import octavo.pack.schema.Schema

/** Says whether two types are the same, as their texts would: declarations belong together one to one. */
internal class SameTypes(private val work: Work, private val at: Place) {
    private val met = HashMap<Schema.Declared, Schema.Declared>()
    private val others = HashMap<Schema.Declared, Schema.Declared>()

    fun areSame(one: Schema, other: Schema): Boolean {
        work.count(1, at)
        return when {
            one is Schema.Declared && other is Schema.Declared -> areAlike(one, other)
            one is Schema.Optional && other is Schema.Optional -> areSame(one.type, other.type)
            one is Schema.Sequence && other is Schema.Sequence -> areSame(one.element, other.element)
            one is Schema.Array && other is Schema.Array -> one.size == other.size && areSame(one.element, other.element)
            one is Schema.Mapping && other is Schema.Mapping -> areSame(one.key, other.key) && areSame(one.value, other.value)
            one is Schema.Tuple && other is Schema.Tuple ->
                one.types.size == other.types.size && one.types.indices.all { areSame(one.types[it], other.types[it]) }
            one is Schema.Columns && other is Schema.Columns -> haveSame(one.fields, other.fields)
            else -> one == other
        }
    }

    private fun areAlike(one: Schema.Declared, other: Schema.Declared): Boolean {
        if (one in met || other in others) return met[one] === other && others[other] === one
        met[one] = other
        others[other] = one
        return when {
            one is Schema.Struct && other is Schema.Struct -> haveSame(one.fields, other.fields)
            one is Schema.Union && other is Schema.Union -> haveSame(one.cases, other.cases)
            one is Schema.Open && other is Schema.Open ->
                one.sections.size == other.sections.size && one.sections.indices.all { haveSame(one.sections[it], other.sections[it]) }
            else -> false
        }
    }

    private fun haveSame(fields: List<Field>, others: List<Field>): Boolean = fields.size == others.size &&
        fields.indices.all { fields[it].name == others[it].name && areSame(fields[it].type, others[it].type) }
}
