package octavo.codegen.check

import octavo.codegen.model.ClassStruct
import octavo.codegen.model.CollectionType
import octavo.codegen.model.EnumEntry
import octavo.codegen.model.EnumStruct
import octavo.codegen.model.EnumType
import octavo.codegen.model.Fault
import octavo.codegen.model.MapType
import octavo.codegen.model.Struct
import octavo.codegen.model.Type
import octavo.codegen.model.ValueType

/** No two entries of an enum have one name in messages. */
internal object EntryNamesDiffer : Check {
    override fun faults(struct: Struct): List<Fault> = when (struct) {
        is EnumStruct -> faults(struct.entries)
        is ClassStruct -> struct.properties.flatMap { enums(it.type) }.flatMap { faults(it.entries) }
        else -> emptyList()
    }

    private fun faults(entries: List<EnumEntry>) = entries.repeated { it.wireName }.map { (first, again) ->
        Fault(again.location, "entry `${again.name}` is named \"${again.wireName}\" in messages, as `${first.name}` is: rename one")
    }

    private fun enums(type: Type): List<EnumType> = when (type) {
        is EnumType -> listOf(type)
        is CollectionType -> enums(type.element)
        is MapType -> enums(type.key) + enums(type.value)
        is ValueType -> enums(type.underlying)
        else -> emptyList()
    }
}
