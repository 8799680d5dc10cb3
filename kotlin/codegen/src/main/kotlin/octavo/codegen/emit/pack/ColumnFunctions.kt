package octavo.codegen.emit.pack

import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.FunSpec
import com.squareup.kotlinpoet.INT
import com.squareup.kotlinpoet.KModifier
import com.squareup.kotlinpoet.TypeName
import octavo.codegen.emit.code
import octavo.codegen.emit.line
import octavo.codegen.emit.plainLine

/**
 * Makes the functions that write and read a list of [type] by columns (4.9): one for each column, [names] being their ends, since a
 * method may not be long.
 */
internal class ColumnFunctions(private val kind: ColumnsKind, private val type: TypeName, private val names: List<String>) {
    fun writeAll(function: FunSpec.Builder): FunSpec {
        function.line("to.enter()").line("val size = value.size").line("to.writeVarint(size)")
        names.forEach { function.line("%N(value, size, to)", "write$it") }
        return function.line("to.leave()").build()
    }

    /** The columns become locals, of which the structs are made. */
    fun readAll(function: FunSpec.Builder): FunSpec {
        val columns = names.indices.map { code("column%L", it + 1) }
        val body = CodeBlock.builder()
        names.forEachIndexed { index, name -> body.plainLine("val·%L·=·%N(from,·count)", columns[index], "read$name") }
        val head = code("from.%M(${names.size}) {·count ->", PackApi.extension("run"))
        return function.addCode("return·%L\n", ValueReading().block(head, body.build(), kind.make(code("count"), columns))).build()
    }

    fun ofColumns(): List<FunSpec> = kind.columns.zip(names) { column, name -> listOf(write(column, name), read(column, name)) }.flatten()

    private fun write(column: ColumnsKind.Column, name: String): FunSpec =
        FunSpec.builder("write$name").addModifiers(KModifier.PRIVATE)
            .addParameter("value", type).addParameter("size", INT).addParameter(PackCoderType.to)
            .addCode(ValueWriting(Locals("size")).column(column, code("value"), code("size")))
            .build()

    private fun read(column: ColumnsKind.Column, name: String): FunSpec =
        FunSpec.builder("read$name").addModifiers(KModifier.PRIVATE)
            .addParameter(PackCoderType.from).addParameter("count", INT).returns(column.collection)
            .addCode("return·%L\n", ValueReading(Locals("count")).column(column, code("count")))
            .build()
}
