package octavo.pack.evolve

import octavo.pack.generic.Integers
import octavo.pack.schema.Schema

/** Says that nothing can stand for a field which its writer does not have. */
internal object Missing

/** Returns what a field of [type] has where its writer did not have it (9.3), or [Missing]. */
internal fun emptyOf(type: Schema): Any? = when (type) {
    is Schema.Optional -> null
    Schema.Bool -> false
    Schema.Fixed.F32 -> 0f
    Schema.Fixed.F64 -> 0.0
    is Schema.Fixed, is Schema.Compressed -> Integers.of(type).value(0)
    Schema.Text, Schema.Shared -> ""
    Schema.Bytes -> ByteArray(0)
    is Schema.Enumeration -> type.names.first()
    is Schema.Flags -> emptySet<String>()
    is Schema.Sequence, is Schema.Columns, is Schema.Mapping -> emptyList<Any?>()
    Schema.Dynamic, is Schema.Array, is Schema.Tuple, is Schema.Declared -> Missing
}
