package octavo.codegen.emit.flex

import com.squareup.kotlinpoet.BOOLEAN
import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.FunSpec
import com.squareup.kotlinpoet.KModifier
import com.squareup.kotlinpoet.TypeSpec
import octavo.codegen.emit.code
import octavo.codegen.emit.line
import octavo.codegen.emit.literal
import octavo.codegen.emit.mayFail
import octavo.codegen.emit.rethrow
import octavo.codegen.model.ClassStruct
import octavo.codegen.model.Property
import octavo.codegen.model.wireName

/** Makes the functions of a class's coder that encode. */
internal class ClassEncoding(private val struct: ClassStruct, private val stored: StoredProperties, private val tables: EnumTables) {
    fun addTo(coder: TypeSpec.Builder) {
        val encode = CoderType.encode(struct.type)
        if (struct.isSubclass) {
            coder.addFunction(encode.line("put(value, to, false)").build())
            coder.addFunction(tagged())
            coder.addFunction(
                putAll(
                    FunSpec.builder("put").addModifiers(KModifier.PRIVATE).addParameter("value", struct.type),
                    "if (isTagged) taggedShape else shape",
                ),
            )
        } else {
            coder.addFunction(putAll(encode, "shape"))
        }
        coder.addFunctions(stored.all.filterNot { isPlain(it.type) }.map { putOne(it) })
    }

    private fun tagged(): FunSpec = FunSpec.builder("encodeTagged").addKdoc("Puts [value] together with its class.")
        .addModifiers(KModifier.INTERNAL).addParameter("value", struct.type).addParameter(CoderType.to)
        .line("put(value, to, true)").build()

    private fun putAll(function: FunSpec.Builder, shape: String): FunSpec {
        if (struct.isSubclass) function.addParameter(CoderType.to).addParameter("isTagged", BOOLEAN)
        function.line("val start = to.startStruct()")
        val mayFail = stored.all.any { mayFail(it) }
        if (mayFail) function.beginControlFlow("try")
        stored.all.forEachIndexed { index, property ->
            if (index == stored.tagIndex) function.putTag()
            function.addCode(put(property))
        }
        if (stored.tagIndex == stored.all.size) function.putTag()
        if (mayFail) function.rethrow("to.failure(e, $shape)")
        return function.line("to.endStruct(start, $shape)").build()
    }

    private fun FunSpec.Builder.putTag() {
        if (struct.isSubclass) line("if (isTagged) to.put(%L)", literal(struct.wireName))
    }

    private fun put(property: Property): CodeBlock {
        val value = code("value.%N", property.name)
        if (isPlain(property.type)) return FlexEncoding(tables).put(property.type, value)
        return CodeBlock.builder().addStatement("%N(%L,·to)", stored.function("put", property), value).build()
    }

    private fun putOne(property: Property): FunSpec = FunSpec.builder(stored.function("put", property)).addModifiers(KModifier.PRIVATE)
        .addParameter("value", property.type.kotlin).addParameter(CoderType.to)
        .addCode(FlexEncoding(tables).put(property.type, code("value")))
        .build()
}
