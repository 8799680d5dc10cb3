package octavo.codegen.check

import octavo.codegen.model.Fault
import octavo.codegen.model.SealedStruct
import octavo.codegen.model.Struct

/** Every subclass of a sealed struct is a struct, and there is one. */
internal object SubclassesAreStructs : Check {
    override fun faults(struct: Struct): List<Fault> {
        if (struct !is SealedStruct) return emptyList()
        if (struct.subclasses.isEmpty()) {
            return listOf(
                Fault(struct.declaration.location, "sealed struct ${struct.type.simpleName} has no subclass: add one"),
            )
        }
        return struct.subclasses.filterNot { it.isStruct }
            .map { Fault(it.location, "${it.type} is a subclass of sealed struct ${struct.type.simpleName}: annotate it with @Struct too") }
    }
}
