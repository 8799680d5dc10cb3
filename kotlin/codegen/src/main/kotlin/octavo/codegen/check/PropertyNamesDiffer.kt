package octavo.codegen.check

import octavo.codegen.model.ClassStruct
import octavo.codegen.model.Fault
import octavo.codegen.model.Struct

/** No two properties have one name in messages. */
internal object PropertyNamesDiffer : Check {
    override fun faults(struct: Struct): List<Fault> = (struct as? ClassStruct)?.stored.orEmpty()
        .repeated { it.wireName }
        .map { (first, again) ->
            Fault(again.location, "property `${again.name}` is named \"${again.wireName}\" in messages, as `${first.name}` is: rename one")
        }
}
