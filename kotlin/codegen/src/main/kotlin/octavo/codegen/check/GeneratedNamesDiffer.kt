package octavo.codegen.check

import octavo.codegen.model.Fault
import octavo.codegen.model.Struct
import octavo.codegen.model.generated

/** No two structs lead to one generated name, as `A_B` and `A.B` would. */
internal object GeneratedNamesDiffer {
    fun faults(structs: List<Struct>): List<Fault> = structs
        .repeated { it.generated }
        .map { (first, again) ->
            Fault(again.declaration.location, "what is generated for ${again.type} and for ${first.type} has one name: rename one")
        }
}
