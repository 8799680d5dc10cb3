package octavo.codegen.emit.flex

import com.squareup.kotlinpoet.AnnotationSpec
import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.FileSpec
import com.squareup.kotlinpoet.TypeSpec
import com.squareup.kotlinpoet.joinToCode
import octavo.codegen.emit.code
import octavo.codegen.model.ClassStruct
import octavo.codegen.model.EnumStruct
import octavo.codegen.model.ObjectStruct
import octavo.codegen.model.SealedStruct
import octavo.codegen.model.Struct
import octavo.codegen.model.generated

/** Makes the files with all that the flex wire has for a struct: its coder, and its accessor if it has properties. */
public object FlexFiles {
    public fun of(struct: Struct): List<FileSpec> {
        val coder = file(struct, struct.generated.flexCoder).addType(coder(struct))
        if (struct !is ClassStruct) return listOf(coder.build())
        val accessor = file(struct, struct.generated.accessor).also { AccessorFile(struct).addTo(it) }
        return listOf(coder.build(), accessor.build())
    }

    private fun file(struct: Struct, name: ClassName): FileSpec.Builder {
        val file = FileSpec.builder(name).indent("    ")
        val optIns = struct.declaration.optIns
        if (optIns.isNotEmpty()) file.addAnnotation(optIn(optIns))
        return file
    }

    private fun optIn(markers: List<ClassName>) =
        AnnotationSpec.builder(FlexApi.optIn).addMember(markers.map { code("%T::class", it) }.joinToCode()).build()

    private fun coder(struct: Struct): TypeSpec = when (struct) {
        is ClassStruct -> ClassCoder(struct).type()
        is ObjectStruct -> ObjectCoder(struct).type()
        is EnumStruct -> EnumCoder(struct).type()
        is SealedStruct -> SealedCoder(struct).type()
    }
}
