package octavo.codegen.emit.flex

import com.squareup.kotlinpoet.AnnotationSpec
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

/** Makes the file with all that the flex wire has for a struct: its coder, and its accessor if it has properties. */
public object FlexFile {
    public fun of(struct: Struct): FileSpec {
        val file = FileSpec.builder(struct.generated.packageName, struct.generated.flexCoder.simpleName).indent("    ")
        val optIns = struct.declaration.optIns
        if (optIns.isNotEmpty()) {
            file.addAnnotation(AnnotationSpec.builder(FlexApi.optIn).addMember(optIns.map { code("%T::class", it) }.joinToCode()).build())
        }
        file.addType(coder(struct))
        return file.build()
    }

    private fun coder(struct: Struct): TypeSpec = when (struct) {
        is ClassStruct -> ClassCoder(struct).type()
        is ObjectStruct -> ObjectCoder(struct).type()
        is EnumStruct -> EnumCoder(struct).type()
        is SealedStruct -> SealedCoder(struct).type()
    }
}
