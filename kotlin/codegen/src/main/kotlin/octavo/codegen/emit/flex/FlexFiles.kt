package octavo.codegen.emit.flex

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
import octavo.codegen.model.StructType
import octavo.codegen.model.generated
import octavo.codegen.model.withParts

/** Makes the files with all that the flex wire has for a struct: its coder, and its accessor if it has properties. */
public object FlexFiles {
    public fun of(struct: Struct): List<FileSpec> = when (struct) {
        is ClassStruct -> ofClass(struct)
        is ObjectStruct -> listOf(coder(struct, ObjectCoder(struct).type()).build())
        is EnumStruct -> listOf(coder(struct, EnumCoder(struct).type()).build())
        is SealedStruct -> listOf(coder(struct, SealedCoder(struct).type()).build())
    }

    private fun ofClass(struct: ClassStruct): List<FileSpec> {
        val tables = EnumTables()
        val coder = coder(struct, ClassCoder(struct, tables).type())
        val accessor = generatedFile(struct, struct.generated.accessor, types(struct) + accessors(struct))
        AccessorFile(struct, tables).addTo(accessor)
        return listOf(coder.build(), accessor.build())
    }

    private fun coder(struct: Struct, type: TypeSpec) = generatedFile(struct, struct.generated.flexCoder, types(struct)).addType(type)

    private fun types(struct: Struct) = struct.namedTypes { it.flexCoder }

    /** Returns the accessors that code for the one of [struct] may name. */
    private fun accessors(struct: ClassStruct): List<ClassName> {
        val structs = struct.stored.flatMap { it.type.withParts }.filterIsInstance<StructType>()
        return (structs.filter { it.hasAccessor }.map { it.generated } + struct.generated).flatMap { listOf(it.accessor, it.accessors) }
    }
}
