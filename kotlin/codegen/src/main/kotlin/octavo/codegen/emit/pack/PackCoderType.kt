package octavo.codegen.emit.pack

import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.FunSpec
import com.squareup.kotlinpoet.KModifier
import com.squareup.kotlinpoet.ParameterSpec
import com.squareup.kotlinpoet.ParameterizedTypeName.Companion.parameterizedBy
import com.squareup.kotlinpoet.PropertySpec
import com.squareup.kotlinpoet.TypeName
import com.squareup.kotlinpoet.TypeSpec
import octavo.codegen.emit.literal
import octavo.codegen.emit.visibility
import octavo.codegen.model.Struct
import octavo.codegen.model.generated
import octavo.codegen.model.wireName

/** The parts that the pack coders of all shapes share. */
internal object PackCoderType {
    val from = ParameterSpec("from", PackApi.reader)
    val to = ParameterSpec("to", PackApi.writer)

    /** Begins the coder of [struct], whose [schema] is made of these [parts]. */
    fun builder(
        struct: Struct,
        schema: CodeBlock,
        parts: Collection<PropertySpec> = emptyList(),
    ): TypeSpec.Builder = TypeSpec.objectBuilder(struct.generated.packCoder)
        .addKdoc("Turns [%T] into pack and back.", struct.type)
        .addModifiers(visibility(struct.declaration.isInternal))
        .superclass(PackApi.coder.parameterizedBy(struct.type))
        .addSuperclassConstructorParameter(literal(struct.wireName))
        .addProperties(parts)
        .addProperty(PropertySpec.builder("schema", PackApi.schema, KModifier.OVERRIDE).initializer(schema).build())

    fun encode(type: TypeName): FunSpec.Builder =
        FunSpec.builder("encode").addModifiers(KModifier.OVERRIDE).addParameter("value", type).addParameter(to)

    fun decode(type: TypeName): FunSpec.Builder =
        FunSpec.builder("decode").addModifiers(KModifier.OVERRIDE).addParameter(from).returns(type)
}
