package octavo.codegen.check

import octavo.codegen.model.Fault
import octavo.codegen.model.Struct
import octavo.codegen.model.generated

/** No two structs lead to one generated name, as `A_B` and `A.B` would, or to one class of functions on the JVM, as `a` and `A` would. */
internal object GeneratedNamesDiffer {
    fun faults(structs: Collection<Struct>): List<Fault> = structs
        .repeated { it.generated.copy(stem = it.generated.stem.replaceFirstChar(Char::uppercase)) }
        .map { (first, again) -> oneName(first, again) }
}
