package octavo.codegen.emit.pack

import com.squareup.kotlinpoet.CodeBlock
import octavo.codegen.emit.code

/** The expressions that read what stands before a run (5), around the body that reads the run. */
internal interface RunStart {
    /** Values that take [bits] bits each at least; numbers, if they are [fixed]. */
    fun values(bits: Int, fixed: FixedKind?, body: (count: CodeBlock) -> CodeBlock): CodeBlock

    fun bits(body: (count: CodeBlock, bits: CodeBlock) -> CodeBlock): CodeBlock

    fun compressed(maxWidth: Int, body: (count: CodeBlock, width: CodeBlock) -> CodeBlock): CodeBlock

    fun optionalCompressed(maxWidth: Int, body: (count: CodeBlock, bits: CodeBlock, width: CodeBlock) -> CodeBlock): CodeBlock
}

/** The run of a list (4.6), whose count stands before it. */
internal class ListStart(private val locals: Locals) : RunStart {
    override fun values(bits: Int, fixed: FixedKind?, body: (CodeBlock) -> CodeBlock): CodeBlock {
        val count = locals.code("count")
        return code("from.%M($bits) { %L -> %L }", PackApi.extension("run"), count, body(count))
    }

    override fun bits(body: (CodeBlock, CodeBlock) -> CodeBlock): CodeBlock {
        val count = locals.code("count")
        val bits = locals.code("bits")
        return code("from.%M { %L, %L -> %L }", PackApi.extension("bitRun"), count, bits, body(count, bits))
    }

    override fun compressed(maxWidth: Int, body: (CodeBlock, CodeBlock) -> CodeBlock): CodeBlock {
        val count = locals.code("count")
        val width = locals.code("width")
        return code("from.%M($maxWidth) { %L, %L -> %L }", PackApi.extension("compressedRun"), count, width, body(count, width))
    }

    override fun optionalCompressed(maxWidth: Int, body: (CodeBlock, CodeBlock, CodeBlock) -> CodeBlock): CodeBlock {
        val count = locals.code("count")
        val bits = locals.code("bits")
        val width = locals.code("width")
        val function = PackApi.extension("optionalCompressedRun")
        return code("from.%M($maxWidth) { %L, %L, %L -> %L }", function, count, bits, width, body(count, bits, width))
    }
}

/** The run of a column (4.9), of which [count] is known. */
internal class ColumnStart(private val locals: Locals, private val count: CodeBlock) : RunStart {
    override fun values(bits: Int, fixed: FixedKind?, body: (CodeBlock) -> CodeBlock): CodeBlock {
        if (fixed == null) return body(count)
        return code("from.%M(%L, ${fixed.schema.width}) { %L }", PackApi.extension("fixedColumn"), count, body(count))
    }

    override fun bits(body: (CodeBlock, CodeBlock) -> CodeBlock): CodeBlock {
        val bits = locals.code("bits")
        return code("from.%M(%L) { %L -> %L }", PackApi.extension("bitColumn"), count, bits, body(count, bits))
    }

    override fun compressed(maxWidth: Int, body: (CodeBlock, CodeBlock) -> CodeBlock): CodeBlock {
        val width = locals.code("width")
        return code("from.%M(%L, $maxWidth) { %L -> %L }", PackApi.extension("compressedColumn"), count, width, body(count, width))
    }

    override fun optionalCompressed(maxWidth: Int, body: (CodeBlock, CodeBlock, CodeBlock) -> CodeBlock): CodeBlock {
        val bits = locals.code("bits")
        val width = locals.code("width")
        val function = PackApi.extension("optionalCompressedColumn")
        return code("from.%M(%L, $maxWidth) { %L, %L -> %L }", function, count, bits, width, body(count, bits, width))
    }
}

private fun Locals.code(name: String): CodeBlock = code("%N", new(name))
