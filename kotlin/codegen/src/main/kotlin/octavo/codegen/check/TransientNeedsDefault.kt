package octavo.codegen.check

import octavo.codegen.model.ClassStruct
import octavo.codegen.model.Fault
import octavo.codegen.model.Struct

/** A transient property has a default: decoding has nothing else. */
internal object TransientNeedsDefault : Check {
    override fun faults(struct: Struct): List<Fault> = (struct as? ClassStruct)?.properties.orEmpty()
        .filter { it.isTransient && !it.hasDefault }
        .map { Fault(it.location, "transient property `${it.name}` needs a default: decoding has no other value for it") }
}
