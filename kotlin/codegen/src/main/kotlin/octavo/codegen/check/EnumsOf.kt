package octavo.codegen.check

import octavo.codegen.model.ClassStruct
import octavo.codegen.model.EnumEntry
import octavo.codegen.model.EnumStruct
import octavo.codegen.model.EnumType
import octavo.codegen.model.Struct
import octavo.codegen.model.withParts

/** Returns the entries of each enum that [struct] is, or holds in messages. */
internal fun enumsOf(struct: Struct): List<List<EnumEntry>> = when (struct) {
    is EnumStruct -> listOf(struct.entries)
    is ClassStruct -> struct.stored.flatMap { it.type.withParts }.filterIsInstance<EnumType>().map { it.entries }
    else -> emptyList()
}
