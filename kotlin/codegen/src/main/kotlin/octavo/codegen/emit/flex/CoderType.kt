package octavo.codegen.emit.flex

import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.FunSpec
import com.squareup.kotlinpoet.KModifier
import com.squareup.kotlinpoet.ParameterSpec
import com.squareup.kotlinpoet.ParameterizedTypeName.Companion.parameterizedBy
import com.squareup.kotlinpoet.PropertySpec
import com.squareup.kotlinpoet.TypeName
import com.squareup.kotlinpoet.TypeSpec
import com.squareup.kotlinpoet.asClassName
import com.squareup.kotlinpoet.joinToCode
import octavo.codegen.emit.code
import octavo.codegen.emit.literal
import octavo.codegen.emit.visibility
import octavo.codegen.model.Struct
import octavo.codegen.model.generated
import octavo.codegen.model.wireName

/** The parts that the coders of all shapes share. */
internal object CoderType {
    const val TYPE_KEY = "type"

    private val int = Int::class.asClassName()
    val slot = listOf("at", "width", "type").map { ParameterSpec(it, int) }
    val from = ParameterSpec("from", FlexApi.reader)
    val to = ParameterSpec("to", FlexApi.builder)

    fun builder(struct: Struct): TypeSpec.Builder = TypeSpec.objectBuilder(struct.generated.flexCoder)
        .addKdoc("Turns [%T] into flex and back.", struct.type)
        .addModifiers(visibility(struct.declaration.isInternal))
        .superclass(FlexApi.coder.parameterizedBy(struct.type))
        .addSuperclassConstructorParameter(literal(struct.wireName))

    fun encode(type: TypeName): FunSpec.Builder =
        FunSpec.builder("encode").addModifiers(KModifier.OVERRIDE).addParameter("value", type).addParameter(to)

    fun decode(type: TypeName): FunSpec.Builder = FunSpec.builder("decode").addModifiers(KModifier.OVERRIDE)
        .addParameter(from).addParameters(slot.dropLast(1)).addParameter("packedType", int).returns(type)

    fun shape(name: String, names: List<String>): PropertySpec.Builder = PropertySpec.builder(name, FlexApi.shape)
        .initializer("%T(%L)", FlexApi.shape, names.map<String, CodeBlock> { literal(it) }.joinToCode(",·"))

    /** The order in which a message holds names: by the unsigned bytes of their UTF-8. */
    val nameOrder: Comparator<String> =
        Comparator { a, b -> java.util.Arrays.compareUnsigned(a.encodeToByteArray(), b.encodeToByteArray()) }
}
