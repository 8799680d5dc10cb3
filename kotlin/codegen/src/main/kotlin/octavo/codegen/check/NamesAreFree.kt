package octavo.codegen.check

import com.squareup.kotlinpoet.FileSpec
import octavo.codegen.model.Fault
import octavo.codegen.model.Location
import octavo.codegen.model.Struct

/** No class of the sources has the name of one that is generated. */
public object NamesAreFree {
    /** Returns where one breaks the rule for structs with these [files]; [declared] says where the class of a name stands, if there is one. */
    public fun faults(files: Map<Struct, List<FileSpec>>, declared: (String) -> Location?): List<Fault> = files.flatMap { (struct, all) ->
        all.flatMap { file -> file.typeSpecs.map { "${file.packageName}.${it.name}".removePrefix(".") } }.mapNotNull { name ->
            declared(name)?.let { Fault(it, "$name is the name of what is generated for ${struct.type}: rename it") }
        }
    }
}
