package octavo.codegen.check

import octavo.codegen.model.Fault
import octavo.codegen.model.Struct

/** No two entries of an enum stand for the names that no entry has. */
internal object OneEntryIsUnknown : Check {
    override fun faults(struct: Struct): List<Fault> =
        enumsOf(struct).flatMap { entries -> entries.filter { it.isUnknown }.repeated { true } }.map { (first, again) ->
            Fault(again.location, "entry `${again.name}` is @Unknown, as `${first.name}` is: one entry stands for all unknown names")
        }
}
