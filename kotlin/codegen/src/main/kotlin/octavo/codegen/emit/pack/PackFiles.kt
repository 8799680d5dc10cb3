package octavo.codegen.emit.pack

import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.FileSpec
import com.squareup.kotlinpoet.TypeSpec
import octavo.codegen.emit.generatedFile
import octavo.codegen.emit.namedTypes
import octavo.codegen.model.ClassStruct
import octavo.codegen.model.EnumStruct
import octavo.codegen.model.ObjectStruct
import octavo.codegen.model.SealedStruct
import octavo.codegen.model.Struct
import octavo.codegen.model.generated

/** Makes the files with all that the pack wire has for a struct: its coder, and the accessor of a class that has fields at known places. */
public object PackFiles {
    public fun of(struct: Struct): List<FileSpec> {
        val coder = packFile(struct, struct.generated.packCoder).addType(coder(struct)).build()
        return listOfNotNull(coder, if (struct is ClassStruct) PackAccessorFile(struct).file() else null)
    }

    private fun coder(struct: Struct): TypeSpec = when (struct) {
        is ClassStruct -> PackClassCoder(struct).type()
        is ObjectStruct -> PackObjectCoder(struct).type()
        is EnumStruct -> PackEnumCoder(struct).type()
        is SealedStruct -> PackSealedCoder(struct).type()
    }
}

/** Begins the file of [name]. */
internal fun packFile(struct: Struct, name: ClassName): FileSpec.Builder =
    generatedFile(struct, name, struct.namedTypes { it.packCoder } + PackApi.reader)
