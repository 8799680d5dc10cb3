package octavo.codegen.emit.flex

import com.squareup.kotlinpoet.FunSpec
import com.squareup.kotlinpoet.INT
import com.squareup.kotlinpoet.KModifier
import com.squareup.kotlinpoet.LIST
import com.squareup.kotlinpoet.LambdaTypeName
import com.squareup.kotlinpoet.ParameterizedTypeName.Companion.parameterizedBy
import com.squareup.kotlinpoet.TypeSpec
import com.squareup.kotlinpoet.UNIT
import octavo.codegen.emit.code
import octavo.codegen.emit.computed
import octavo.codegen.emit.line
import octavo.codegen.emit.returns
import octavo.codegen.emit.visibility
import octavo.codegen.model.ClassStruct
import octavo.codegen.model.generated

/** Makes the view of a vector of one class: its accessors, each made when it is asked for. */
internal class AccessorVector(private val struct: ClassStruct) {
    private val accessor = struct.generated.accessor

    fun type(): TypeSpec = inlineType(struct.generated.accessors, "elements", FlexApi.elements)
        .addModifiers(visibility(struct.declaration.isInternal))
        .addKdoc("Reads a vector of [%T] where it lies in a message.", struct.type)
        .addProperty(computed("size", INT, code("elements.size")).build())
        .addFunction(get())
        .addFunction(forEach())
        .addFunction(asList())
        .build()

    private fun get(): FunSpec = FunSpec.builder("get").addKdoc("Returns element [index].")
        .addModifiers(KModifier.OPERATOR).addParameter("index", INT)
        .returns(accessor, "%T(elements.struct(index, %T.shape))", accessor, struct.generated.flexCoder)
        .build()

    private fun forEach(): FunSpec = FunSpec.builder("forEach").addKdoc("Calls [action] with each element.")
        .addModifiers(KModifier.INLINE).addParameter("action", LambdaTypeName.get(null, accessor, returnType = UNIT))
        .line("for (index in 0..<size) action(get(index))")
        .build()

    private fun asList(): FunSpec = FunSpec.builder("asList").addKdoc("Returns a list that makes each accessor when it is asked for.")
        .returns(
            LIST.parameterizedBy(accessor),
            "elements.asList { elements, index -> %T(elements.struct(index, %T.shape)) }",
            accessor,
            struct.generated.flexCoder,
        )
        .build()
}
