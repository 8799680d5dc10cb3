package octavo.codegen.check

import octavo.codegen.model.ClassStruct
import octavo.codegen.model.CollectionType
import octavo.codegen.model.EnumEntry
import octavo.codegen.model.EnumStruct
import octavo.codegen.model.EnumType
import octavo.codegen.model.MapType
import octavo.codegen.model.Struct
import octavo.codegen.model.Type
import octavo.codegen.model.ValueType

/** Returns the entries of each enum that [struct] is, or holds. */
internal fun enumsOf(struct: Struct): List<List<EnumEntry>> = when (struct) {
    is EnumStruct -> listOf(struct.entries)
    is ClassStruct -> struct.properties.flatMap { enumsOf(it.type) }
    else -> emptyList()
}

private fun enumsOf(type: Type): List<List<EnumEntry>> = when (type) {
    is EnumType -> listOf(type.entries)
    is CollectionType -> enumsOf(type.element)
    is MapType -> enumsOf(type.key) + enumsOf(type.value)
    is ValueType -> enumsOf(type.underlying)
    else -> emptyList()
}
