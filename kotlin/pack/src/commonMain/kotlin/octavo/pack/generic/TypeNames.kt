package octavo.pack.generic

import octavo.pack.schema.Schema
import octavo.pack.schema.spelling

/** Returns what a value of [type] is called in errors. */
internal fun nameOf(type: Schema): String = when (type) {
    Schema.Bool -> "bool"
    is Schema.Fixed -> type.spelling
    is Schema.Compressed -> type.spelling
    Schema.Text -> "str"
    Schema.Shared -> "shared"
    Schema.Bytes -> "bytes"
    Schema.Dynamic -> "dynamic"
    is Schema.Enumeration -> "one of ${type.names.size} names"
    is Schema.Flags -> "some of ${type.names.size} names"
    is Schema.Optional -> "${nameOf(type.type)}?"
    is Schema.Sequence -> "a list"
    is Schema.Array -> "a list of ${type.size} values"
    is Schema.Mapping -> "a list of Pairs"
    is Schema.Tuple -> "a list of ${type.types.size} values"
    is Schema.Columns -> "a list of structs"
    is Schema.Struct, is Schema.Open -> "a Map of fields"
    is Schema.Union -> "a Pair of one of ${type.cases.size} cases and its struct"
}
