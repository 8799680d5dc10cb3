package octavo.codegen.emit.pack

import com.squareup.kotlinpoet.CodeBlock
import octavo.codegen.emit.KotlinApi
import octavo.codegen.emit.code

/** Writes the expression that reads a run (5) from `from`, of which [start] says how it begins. */
internal class RunReading(private val reading: ValueReading, private val start: RunStart) {
    /** Returns the expression of the collection that [make] makes of so many [element]s. */
    fun run(element: PackType, make: (count: CodeBlock, element: (CodeBlock) -> CodeBlock) -> CodeBlock): CodeBlock {
        val of = element.kind
        return when {
            of is CompressedKind -> compressed(element, of, make)
            element.isOptional && of == SimpleKind.BOOL -> optionalBools(element, make)
            element.isOptional -> start.bits { count, bits -> make(count) { optional(element, bits, it, value(element)) } }
            of == SimpleKind.BOOL -> start.bits { count, bits ->
                make(count) { element.wrap(element.form.fromWire(code("from.bit(%L, %L)", bits, it))) }
            }
            else -> {
                val fixed = of as? FixedKind
                start.values((fixed?.schema?.width ?: 1) * Byte.SIZE_BITS, fixed) { count -> make(count) { element.wrap(value(element)) } }
            }
        }
    }

    /** Returns the expression of one value. */
    private fun value(type: PackType): CodeBlock {
        val kind = type.kind
        return when {
            kind !is FixedKind -> reading.lone(PackType(type.form, isOptional = false))
            type.isOptional -> reading.present(type.form)
            else -> type.form.fromWire(code("from.take${kind.function}()"))
        }
    }

    private fun optional(type: PackType, bits: CodeBlock, index: CodeBlock, value: CodeBlock): CodeBlock =
        type.wrap(code("if (from.bit(%L, %L)) %L else null", bits, index, value))

    private fun compressed(
        element: PackType,
        of: CompressedKind,
        make: (count: CodeBlock, element: (CodeBlock) -> CodeBlock) -> CodeBlock,
    ): CodeBlock {
        val value = { width: CodeBlock -> element.form.fromWire(code("from.${integer(of)}(%L)", width)) }
        return if (element.isOptional) {
            start.optionalCompressed(of.schema.maxWidth) { count, bits, width -> make(count) { optional(element, bits, it, value(width)) } }
        } else {
            start.compressed(of.schema.maxWidth) { count, width -> make(count) { element.wrap(value(width)) } }
        }
    }

    private fun optionalBools(
        element: PackType,
        make: (count: CodeBlock, element: (CodeBlock) -> CodeBlock) -> CodeBlock,
    ): CodeBlock = start.bits { count, bits ->
        val values = reading.locals.new("values")
        val read = code("from.%M(%L, %L)", PackApi.extension("optionalBools"), count, bits)
        val wrapped = element.form.fromWire(code("it"))
        val one = { index: CodeBlock ->
            val value = code("%N[%L]", values, index)
            element.wrap(if (wrapped.toString() == "it") value else code("%L?.%M { %L }", value, KotlinApi.let, wrapped))
        }
        reading.block(code("%L.%M { %N ->", read, KotlinApi.let, values), CodeBlock.of(""), make(count, one))
    }
}
