package octavo.codegen.check

import octavo.codegen.model.Fault
import octavo.codegen.model.SealedStruct
import octavo.codegen.model.Struct

/** No two subclasses of a sealed struct have one name in messages. */
internal object SubclassNamesDiffer : Check {
    override fun faults(struct: Struct): List<Fault> = (struct as? SealedStruct)?.subclasses.orEmpty()
        .repeated { it.wireName }
        .map { (first, again) ->
            Fault(again.location, "${again.type} is named \"${again.wireName}\" in messages, as ${first.type} is: rename one")
        }
}
