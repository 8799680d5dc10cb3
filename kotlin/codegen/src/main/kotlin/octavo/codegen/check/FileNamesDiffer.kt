package octavo.codegen.check

import com.squareup.kotlinpoet.FileSpec
import octavo.codegen.model.Fault
import octavo.codegen.model.Struct

/** No two structs lead to one file, as `Jet` does with its accessor of pack messages, and `JetPack` with that of flex messages. */
public object FileNamesDiffer {
    /** Returns where two structs with these [files] break the rule. */
    public fun faults(files: Map<Struct, List<FileSpec>>): List<Fault> = files
        .flatMap { (struct, all) -> all.map { struct to it.relativePath } }
        .repeated { it.second }
        .map { (first, again) -> oneName(first.first, again.first) }
        .distinct()
}

/** Returns what is wrong with [again], for which something is generated that has the name of what is for [first]. */
internal fun oneName(first: Struct, again: Struct): Fault =
    Fault(again.declaration.location, "what is generated for ${again.type} and for ${first.type} has one name: rename one")
