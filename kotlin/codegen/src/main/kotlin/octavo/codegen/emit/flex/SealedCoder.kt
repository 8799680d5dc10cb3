package octavo.codegen.emit.flex

import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.FunSpec
import com.squareup.kotlinpoet.KModifier
import com.squareup.kotlinpoet.PropertySpec
import com.squareup.kotlinpoet.TypeSpec
import com.squareup.kotlinpoet.joinToCode
import octavo.codegen.emit.code
import octavo.codegen.emit.literal
import octavo.codegen.emit.refuseOthers
import octavo.codegen.model.SealedStruct
import octavo.codegen.model.Subclass

/** Makes the coder of a sealed hierarchy: that of the subclass, whose name stands among its properties. */
internal class SealedCoder(private val struct: SealedStruct) {
    fun type(): TypeSpec = CoderType.builder(struct).addProperty(names()).addFunction(encode()).addFunction(decode()).build()

    private fun names(): PropertySpec = PropertySpec.builder("variants", FlexApi.variants, KModifier.PRIVATE)
        .initializer("%T(%S,·%L)", FlexApi.variants, CoderType.TYPE_KEY, wireNames())
        .build()

    private fun wireNames(): CodeBlock = struct.subclasses.map<Subclass, CodeBlock> { literal(it.wireName) }.joinToCode(",·")

    private fun encode(): FunSpec {
        val function = CoderType.encode(struct.type).beginControlFlow("when·(value)")
        for (subclass in struct.subclasses) {
            val value = if (subclass.isObject) "" else "value, "
            function.beginControlFlow("is·%T·->", subclass.type).refuseOthers(struct, subclass)
                .addStatement("%T.encodeTagged(${value}to)", subclass.generated.flexCoder)
                .endControlFlow()
        }
        return function.endControlFlow().build()
    }

    private fun decode(): FunSpec {
        val function = CoderType.decode(struct.type).beginControlFlow("return·when·(variants.indexOf(from,·at,·width,·packedType))")
        struct.subclasses.forEachIndexed { index, subclass ->
            val label = if (index == struct.subclasses.lastIndex) "else" else "$index"
            function.addStatement("$label·->·%T.decode(from,·at,·width,·packedType)", subclass.generated.flexCoder)
        }
        return function.endControlFlow().build()
    }
}
