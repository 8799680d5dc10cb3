package octavo.pack.evolve

import octavo.pack.generic.FieldNames
import octavo.pack.schema.Field
import octavo.pack.schema.Schema

/** The fields of one of the reader's structs; if the program [hasDefaults], later sections may be left out. */
internal class Wanted(type: Schema.Declared, hasDefaults: Boolean) {
    private val sections = type.sections

    /** The fields, those of older sections first. */
    val fields: List<Field> = sections.flatten()

    val types: Map<String, Schema> = fields.associate { it.name to it.type }

    val names = FieldNames(type, fields)

    /** What stands for each where the writer has none, or [Missing]. */
    val missing: List<Any?> = fields.map { emptyOf(it.type) }

    /** How many fields there are up to each field's section, which have to be there if it is; at least those of the first one. */
    private val sizes: List<Int> = sections.runningFold(0) { size, section -> size + section.size }.drop(1)
    private val sizeOf: IntArray = sections.flatMapIndexed { index, section -> section.map { sizes[index] } }.toIntArray()
    val least: Int = if (hasDefaults) sizes.first() else fields.size

    /** Returns how many fields have to be there if field [index] is. */
    fun sizeWith(index: Int): Int = maxOf(least, sizeOf[index])

    /** Throws a mismatch for a field that the writer does not have, and that nothing can stand for. */
    fun checkMissing(given: Given, at: Place) {
        val size = fields.indices.maxOfOrNull { if (fields[it].name in given.places) sizeWith(it) else least } ?: return
        for (index in 0 until size) {
            val (name, type) = fields[index]
            if (missing[index] === Missing && name !in given.places) at.inside(name).refuse(brief(type), "no such field")
        }
    }
}
