package octavo.pack.generic

import octavo.pack.schema.Field
import octavo.pack.schema.Schema
import octavo.pack.schema.isText

/** Makes the coders of a schema's types, of each declaration one. */
internal open class TypeCoders {
    private val declared = HashMap<Schema.Declared, TypeCoder>()

    open fun of(type: Schema): TypeCoder = when (type) {
        Schema.Bool -> BoolCoder
        is Schema.Fixed -> if (type.isFloat) FloatCoder(type) else FixedCoder(type)
        is Schema.Compressed -> CompressedCoder(type)
        Schema.Text, Schema.Bytes -> text(type, TextForm.FIELD)
        Schema.Shared -> SharedCoder
        Schema.Dynamic -> TextCoder(type, TextForm.LONE)
        is Schema.Enumeration -> EnumCoder(type)
        is Schema.Flags -> FlagsCoder(type)
        is Schema.Optional -> OptionalCoder(type, of(type.type))
        is Schema.Sequence -> ListCoder(type, of(type.element))
        is Schema.Array -> ArrayCoder(type, of(type.element))
        is Schema.Mapping -> map(type, of(type.key), of(type.value), body(listOf(type.key, type.value), ENTRY))
        is Schema.Tuple -> TupleCoder(type, body(type.types, type.types.indices.toList()))
        is Schema.Columns -> columns(type, type.fields.map { of(it.type) })
        is Schema.Declared -> declared[type] ?: declare(type)
    }

    private fun declare(type: Schema.Declared): TypeCoder = when (type) {
        is Schema.Struct -> StructCoder(type).also {
            declared[type] = it
            it.body = body(type.fields)
        }
        is Schema.Open -> OpenCoder(type).also {
            declared[type] = it
            it.sections = type.sections.map(::body)
        }
        is Schema.Union -> UnionCoder(type).also {
            declared[type] = it
            it.cases = type.cases.map { case -> of(case.type) }
        }
    }

    private fun body(fields: List<Field>) = body(fields.map { it.type }, fields.map { it.name })

    protected open fun body(types: List<Schema>, steps: List<Any?>): StructBody = StructBody(types, types.map(::field), steps)

    protected open fun text(type: Schema, form: TextForm): TypeCoder = TextCoder(type, form)

    protected open fun map(type: Schema.Mapping, key: TypeCoder, value: TypeCoder, entry: StructBody): TypeCoder =
        MapCoder(type, key, entry, value)

    protected open fun columns(type: Schema.Columns, fields: List<TypeCoder>): TypeCoder = ColumnsCoder(type, fields)

    /** Makes the coder of a struct's field, of which the struct knows whether it is there; but optional text says so in its own code. */
    fun field(type: Schema): TypeCoder = when {
        type !is Schema.Optional -> of(type)
        type.type.isText -> text(type.type, TextForm.OPTIONAL_FIELD)
        else -> of(type.type)
    }

    companion object {
        /** The steps of paths to the two values of an entry. */
        val ENTRY = listOf("key", "value")
    }
}
