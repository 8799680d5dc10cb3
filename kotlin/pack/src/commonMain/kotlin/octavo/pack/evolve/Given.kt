package octavo.pack.evolve

import octavo.pack.generic.TypeCoder
import octavo.pack.schema.Field
import octavo.pack.schema.Schema

/** The fields of one of the writer's structs. */
internal class Given(type: Schema.Declared) {
    class At(val section: Int, val index: Int)

    val sections: List<List<Field>> = type.sections

    /** Where each field stands. */
    val places: Map<String, At> = HashMap<String, At>().also {
        sections.forEachIndexed { section, fields -> fields.forEachIndexed { index, field -> it[field.name] = At(section, index) } }
    }

    private val passedOver = HashMap<String, PassedField>()

    /** Returns what passes over the field called [name], which is made once for all of the reader's structs. */
    inline fun passedOver(name: String, make: () -> TypeCoder): PassedField = passedOver.getOrPut(name) { PassedField(make()) }
}

/** The sections of an open struct; a struct has one. */
internal val Schema.Declared.sections: List<List<Field>>
    get() = when (this) {
        is Schema.Struct -> listOf(fields)
        is Schema.Open -> sections
        is Schema.Union -> error("no struct")
    }
