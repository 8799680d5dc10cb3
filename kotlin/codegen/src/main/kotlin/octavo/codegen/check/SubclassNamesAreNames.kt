package octavo.codegen.check

import octavo.codegen.model.Fault
import octavo.codegen.model.SealedStruct
import octavo.codegen.model.Struct

/** Something stands behind the last dot of the name of each subclass of a sealed struct: that names it on some wires. */
internal object SubclassNamesAreNames : Check {
    override fun faults(struct: Struct): List<Fault> = (struct as? SealedStruct)?.subclasses.orEmpty()
        .filter { it.wireName.endsWith('.') }
        .map { Fault(it.location, "the name of ${it.type} in messages ends with a dot: what stands behind it tells subclasses apart") }
}
