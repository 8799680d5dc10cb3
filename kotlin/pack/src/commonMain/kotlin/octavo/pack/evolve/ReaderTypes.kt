package octavo.pack.evolve

import octavo.pack.generic.TypeCoder
import octavo.pack.generic.TypeCoders
import octavo.pack.schema.Schema
import octavo.pack.schema.text

/**
 * What is made of a reader's [schema] once, however many writers' are read as it; its program may have defaults for the later sections of
 * open structs. Not for several threads at once; the decoders that have it do not change it.
 */
internal class ReaderTypes(val schema: Schema, private val hasDefaults: Boolean) {
    val text: String = schema.text()
    private val coders = TypeCoders()
    private val wanted = HashMap<Schema.Declared, Wanted>()

    /** Writes values of the schema that stand alone. */
    val root: TypeCoder = coders.of(schema).lone

    /** Returns the coder of one of the schema's own types. */
    fun coder(type: Schema): TypeCoder = coders.of(type)

    /** Returns what is wanted of a writer's struct for the one of [type]. */
    fun wanted(type: Schema.Declared): Wanted = wanted.getOrPut(type) { Wanted(type, hasDefaults) }
}
