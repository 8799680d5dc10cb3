package octavo.codegen.check

import octavo.codegen.model.Fault
import octavo.codegen.model.Struct
import octavo.codegen.model.wireName

/** No two structs of a module have one name in messages, by which coders are found: a registry refuses the second one. */
internal object StructNamesDiffer {
    fun faults(structs: Collection<Struct>): List<Fault> = structs.groupBy { it.wireName }.values.flatMap { same ->
        same.mapNotNull { struct -> same.firstOrNull { it.type != struct.type }?.let { fault(struct, it) } }
    }

    private fun fault(struct: Struct, other: Struct) = Fault(
        struct.declaration.location,
        "${struct.type} is named \"${struct.wireName}\" in messages, as ${other.type} is, and coders are found by name: rename one",
    )
}
