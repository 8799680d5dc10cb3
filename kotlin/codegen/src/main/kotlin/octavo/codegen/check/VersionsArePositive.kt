package octavo.codegen.check

import octavo.codegen.model.ClassStruct
import octavo.codegen.model.Fault
import octavo.codegen.model.Struct

/** No property was added in a version before the first one. */
internal object VersionsArePositive : Check {
    override fun faults(struct: Struct): List<Fault> = (struct as? ClassStruct)?.properties.orEmpty()
        .filter { (it.since ?: 1) < 1 }
        .map { Fault(it.location, "property `${it.name}` is there since version ${it.since}: versions count from 1") }
}
