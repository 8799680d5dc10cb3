package octavo.codegen.check

import octavo.codegen.model.ClassStruct
import octavo.codegen.model.EnumStruct
import octavo.codegen.model.EnumType
import octavo.codegen.model.Fault
import octavo.codegen.model.Struct
import octavo.codegen.model.withParts

/** Every enum has an entry: there is no value of others. */
internal object EnumsHaveEntries : Check {
    override fun faults(struct: Struct): List<Fault> = when (struct) {
        is EnumStruct -> listOf(struct).filter { it.entries.isEmpty() }.map { Fault(it.declaration.location, "${it.type} $NONE") }
        is ClassStruct -> struct.stored.flatMap { property ->
            property.type.withParts.filter { it is EnumType && it.entries.isEmpty() }
                .map { Fault(property.location, "property `${property.name}` has type ${it.kotlin}, which $NONE") }
        }
        else -> emptyList()
    }

    private const val NONE = "is an enum without entries: add one"
}
