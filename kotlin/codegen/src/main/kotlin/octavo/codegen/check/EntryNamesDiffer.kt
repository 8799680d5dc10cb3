package octavo.codegen.check

import octavo.codegen.model.Fault
import octavo.codegen.model.Struct

/** No two entries of an enum have one name in messages. */
internal object EntryNamesDiffer : Check {
    override fun faults(
        struct: Struct,
    ): List<Fault> = enumsOf(struct).flatMap { it.repeated { entry -> entry.wireName } }.map { (first, again) ->
        Fault(again.location, "entry `${again.name}` is named \"${again.wireName}\" in messages, as `${first.name}` is: rename one")
    }
}
