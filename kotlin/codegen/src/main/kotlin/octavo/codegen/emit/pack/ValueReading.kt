package octavo.codegen.emit.pack

import com.squareup.kotlinpoet.CodeBlock
import octavo.codegen.emit.code

/** Writes the expression that reads one value from `from` outside of a header: lone (5.6), or in the variable block (4). */
internal class ValueReading(val locals: Locals = Locals()) {
    /** Returns the expression of a lone value. */
    fun lone(type: PackType): CodeBlock {
        val isLone = !type.isOptional && when (type.kind) {
            is FixedKind, is CompressedKind, is EnumKind, SimpleKind.BOOL -> false
            else -> true
        }
        return if (isLone) type.wrap(present(type.form)) else tuple(listOf(type), isLevel = false) { it.single() }
    }

    /** Returns the expression of a value that is there and that no header tells of. */
    fun present(form: PackForm): CodeBlock = form.fromWire(
        when (val kind = form.kind) {
            is FixedKind -> code("from.%M()", PackApi.extension("fixed${kind.function}"))
            SimpleKind.TEXT -> code("from.loneText()")
            SimpleKind.SHARED -> code("from.shared()")
            SimpleKind.BYTES -> code("from.loneBytes()")
            is CallKind -> code("from.%M()", PackApi.extension(kind.read))
            is StructKind -> code("%T.decode(from)", kind.coder)
            is ListKind -> list(kind)
            is MapKind -> map(kind)
            is TupleKind -> tuple(kind.parts.map { it.type }, isLevel = true, kind.make)
            is CompressedKind, is EnumKind, SimpleKind.BOOL -> error("in a header: $kind")
        },
    )

    /** A tuple's parts become locals inside of a block, whose last expression is the value. */
    private fun tuple(types: List<PackType>, isLevel: Boolean, make: (List<CodeBlock>) -> CodeBlock): CodeBlock {
        val reading = StructReading(types.map { StructReading.Field("part", it) }, this, isLevel)
        return block(code("run {"), reading.read(), make(reading.values))
    }

    private fun block(head: CodeBlock, statements: CodeBlock, value: CodeBlock): CodeBlock =
        CodeBlock.builder().add("%L\n⇥", head).add(statements).add("%L\n⇤}", value).build()

    private fun list(kind: ListKind): CodeBlock {
        val element = kind.element
        val of = element.kind
        return when {
            kind.whole != null -> code("from.%M()", PackApi.extension(kind.whole))
            of is CompressedKind -> compressed(kind, of)
            element.isOptional && of == SimpleKind.BOOL -> optionalBools(kind)
            element.isOptional -> bitRun { count, bits -> kind.make(count) { optional(element, bits, it, run(element)) } }
            of == SimpleKind.BOOL -> bitRun { count, bits ->
                kind.make(count) { element.wrap(element.form.fromWire(code("from.bit(%L, %L)", bits, it))) }
            }
            else -> plain(kind)
        }
    }

    private fun plain(kind: ListKind): CodeBlock {
        val fixed = kind.element.kind as? FixedKind
        val count = code("%N", locals.new("count"))
        val bits = (fixed?.schema?.width ?: 1) * Byte.SIZE_BITS
        val values = kind.make(count) { kind.element.wrap(run(kind.element)) }
        return code("from.%M($bits) { %L -> %L }", PackApi.extension("run"), count, values)
    }

    /** Returns the expression of one value of a run. */
    private fun run(type: PackType): CodeBlock {
        val kind = type.kind
        return when {
            kind !is FixedKind -> lone(PackType(type.form, isOptional = false))
            type.isOptional -> present(type.form)
            else -> type.form.fromWire(code("from.take${kind.function}()"))
        }
    }

    private fun bitRun(body: (count: CodeBlock, bits: CodeBlock) -> CodeBlock): CodeBlock {
        val count = code("%N", locals.new("count"))
        val bits = code("%N", locals.new("bits"))
        return code("from.%M { %L, %L -> %L }", PackApi.extension("bitRun"), count, bits, body(count, bits))
    }

    private fun optional(type: PackType, bits: CodeBlock, index: CodeBlock, value: CodeBlock): CodeBlock =
        type.wrap(code("if (from.bit(%L, %L)) %L else null", bits, index, value))

    private fun compressed(kind: ListKind, of: CompressedKind): CodeBlock {
        val element = kind.element
        val count = code("%N", locals.new("count"))
        val bits = code("%N", locals.new("bits"))
        val width = code("%N", locals.new("width"))
        val value = element.form.fromWire(code("from.${integer(of)}(%L)", width))
        return if (element.isOptional) {
            val body = kind.make(count) { optional(element, bits, it, value) }
            val function = PackApi.extension("optionalCompressedRun")
            code("from.%M(${of.schema.maxWidth}) { %L, %L, %L -> %L }", function, count, bits, width, body)
        } else {
            val body = kind.make(count) { element.wrap(value) }
            code("from.%M(${of.schema.maxWidth}) { %L, %L -> %L }", PackApi.extension("compressedRun"), count, width, body)
        }
    }

    private fun optionalBools(kind: ListKind): CodeBlock = bitRun { count, bits ->
        val values = locals.new("values")
        val read = code("from.%M(%L, %L)", PackApi.extension("optionalBools"), count, bits)
        val wrapped = kind.element.form.fromWire(code("it"))
        val element = { index: CodeBlock ->
            val value = code("%N[%L]", values, index)
            kind.element.wrap(if (wrapped.toString() == "it") value else code("%L?.let { %L }", value, wrapped))
        }
        block(code("%L.let { %N ->", read, values), CodeBlock.of(""), kind.make(count, element))
    }

    private fun map(kind: MapKind): CodeBlock {
        val entries = locals.new("entries")
        val parts = listOf(StructReading.Field("key", kind.key, isKey = true), StructReading.Field("element", kind.value))
        val reading = StructReading(parts, this, isLevel = false)
        val (key, value) = reading.values
        val head = code("from.%M {·%N ->", PackApi.extension("map"), entries)
        return kind.finish(block(head, reading.read(), code("%N[%L] = %L", entries, key, value)))
    }
}

/** Returns the reader's function for an integer of [kind]. */
internal fun integer(kind: CompressedKind): String =
    if (kind.schema.isSigned) kind.function.replaceFirstChar { it.lowercase() } else "unsigned${kind.function}"
