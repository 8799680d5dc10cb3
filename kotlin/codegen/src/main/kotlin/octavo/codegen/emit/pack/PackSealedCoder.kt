package octavo.codegen.emit.pack

import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.FunSpec
import com.squareup.kotlinpoet.TypeSpec
import octavo.codegen.emit.code
import octavo.codegen.emit.line
import octavo.codegen.emit.literal
import octavo.codegen.emit.refuseOthers
import octavo.codegen.model.SealedStruct
import octavo.pack.schema.CaseNames

/** Makes the coder of a sealed hierarchy: a union of its subclasses. */
internal class PackSealedCoder(private val struct: SealedStruct) {
    private val names = struct.subclasses.zip(CaseNames.of(struct.subclasses.map { it.wireName })).toMap()
    private val cases = struct.subclasses.sortedWith { a, b -> CaseNames.compare(names.getValue(a), names.getValue(b)) }

    fun type(): TypeSpec = PackCoderType.builder(struct, schema()).addFunction(encode()).addFunction(decode()).build()

    private fun schema(): CodeBlock {
        val fields = listOf(cases) { code("%T(%L, %T.schema)", PackApi.field, literal(names.getValue(it)), it.generated.packCoder) }
        return code("%T.Union { %L }", PackApi.schema, fields)
    }

    private fun encode(): FunSpec {
        val function = PackCoderType.encode(struct.type).beginControlFlow("when·(value)")
        for (case in struct.subclasses) {
            function.beginControlFlow("is·%T·->", case.type).refuseOthers(struct, case)
                .addStatement("to.writeVarint(${cases.indexOf(case)})")
                .addStatement("%T.encode(value,·to)", case.generated.packCoder)
                .endControlFlow()
        }
        return function.endControlFlow().build()
    }

    private fun decode(): FunSpec {
        val function = PackCoderType.decode(struct.type).beginControlFlow("return·when·(from.case(${cases.size}))")
        cases.forEachIndexed { index, case ->
            function.addStatement("${if (index == cases.lastIndex) "else" else "$index"}·->·%T.decode(from)", case.generated.packCoder)
        }
        return function.endControlFlow().build()
    }
}
