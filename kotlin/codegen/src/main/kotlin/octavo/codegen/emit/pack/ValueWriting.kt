package octavo.codegen.emit.pack

import com.squareup.kotlinpoet.CodeBlock
import octavo.codegen.emit.code
import octavo.codegen.emit.plainLine

/** Writes the statements that write one value to `to` outside of a header: lone (5.6), or in the variable block (4). */
internal class ValueWriting(val locals: Locals = Locals()) {
    /** Returns the statements for a lone value. */
    fun lone(type: PackType, value: CodeBlock): CodeBlock {
        val isLone = !type.isOptional && when (type.kind) {
            is FixedKind, is CompressedKind, is EnumKind, SimpleKind.BOOL -> false
            else -> true
        }
        return if (isLone) present(type.form, type.unwrap(value)) else StructWriting(listOf(StructWriting.Field(type, value)), this).write()
    }

    /** Returns the statements for a value that is there and that no header tells of. */
    fun present(form: PackForm, value: CodeBlock): CodeBlock {
        val wire = form.toWire(value)
        return when (val kind = form.kind) {
            is FixedKind -> statement("to.reserve(${kind.schema.width})") + statement("to.putFixed(%L)", wire)
            SimpleKind.TEXT -> statement("to.writeLoneText(%L)", wire)
            SimpleKind.SHARED -> statement("to.writeShared(%L)", wire)
            SimpleKind.BYTES -> statement("to.writeLoneBytes(%L)", wire)
            is CallKind -> statement("to.%M(%L)", PackApi.extension(kind.write), wire)
            is StructKind -> statement("%T.encode(%L,·to)", kind.coder, wire)
            is ListKind ->
                inside(if (kind.whole != null) statement("to.%M(%L)", PackApi.extension("writeAll"), wire) else list(kind.element, wire))
            is MapKind -> inside(map(kind, wire))
            is TupleKind -> inside(tuple(kind, wire))
            is CompressedKind, is EnumKind, SimpleKind.BOOL -> error("in a header: $kind")
        }
    }

    private fun inside(body: CodeBlock): CodeBlock = statement("to.enter()") + body + statement("to.leave()")

    private fun tuple(kind: TupleKind, value: CodeBlock): CodeBlock =
        StructWriting(kind.parts.map { StructWriting.Field(it.type, it.of(value)) }, this).write()

    private fun list(element: PackType, values: CodeBlock): CodeBlock {
        val of = element.form
        if (of.kind is CompressedKind) return compressed(element, of.kind, values)
        val count = statement("to.writeVarint(%L.size)", values)
        return when {
            element.isOptional -> count + optionals(element, values)
            of.kind == SimpleKind.BOOL -> count + bits(values, code("%L", of.toWire(element.unwrap(code("it")))))
            of.kind is FixedKind -> count + statement("to.reserve(%L.size·*·${of.kind.schema.width})", values) +
                each(values) { statement("to.putFixed(%L)", of.toWire(element.unwrap(it))) }
            else -> count + each(values) { lone(element, it) }
        }
    }

    private fun bits(values: CodeBlock, isSet: CodeBlock): CodeBlock =
        statement("to.%M(%L.asIterable(),·%L.size)·{·%L·}", PackApi.extension("writeBits"), values, values, isSet)

    /** The integers are gone through twice: for the width that all of them need, and to write them. */
    private fun compressed(element: PackType, kind: CompressedKind, values: CodeBlock): CodeBlock {
        val all = locals.new("all")
        val width = locals.new("width")
        val source = unwrapped(element, values)
        val start = statement("var %N = 0%L", all, if (kind.isWide) "L" else "") +
            eachThere(element, source) { statement("%N = %N or %L", all, all, bitsOf(element, kind, it)) } +
            statement("val %N = to.%M(%L.size, %N)", width, PackApi.extension("start${kind.function}s"), source, all)
        val presence = if (!element.isOptional) {
            CodeBlock.of("")
        } else {
            bits(source, code("it != null")) + statement("to.reserve(%L.size * (%N + 1))", source, width)
        }
        return start + presence + eachThere(element, source) { statement("to.putWide(%L, %N)", bitsOf(element, kind, it), width) }
    }

    private fun eachThere(element: PackType, values: CodeBlock, body: (CodeBlock) -> CodeBlock): CodeBlock = each(values) { value ->
        if (!element.isOptional) body(value) else ifThere(value, body(value))
    }

    private fun ifThere(value: CodeBlock, body: CodeBlock): CodeBlock =
        CodeBlock.builder().beginControlFlow("if·(%L·!=·null)", value).add(body).endControlFlow().build()

    private fun bitsOf(element: PackType, kind: CompressedKind, value: CodeBlock): CodeBlock {
        val wire = element.form.toWire(if (element.isOptional) value else element.unwrap(value))
        return if (kind.schema.isSigned) code("%T.zigzag(%L)", PackApi.writer, wire) else wire
    }

    /** Wrapped optional values are unwrapped first, so that those that are null can be told. */
    private fun unwrapped(element: PackType, values: CodeBlock): CodeBlock {
        val value = element.unwrap(code("it"))
        return if (!element.isOptional || value.toString() == "it") values else code("%L.map { %L }", values, value)
    }

    private fun optionals(element: PackType, values: CodeBlock): CodeBlock {
        val all = unwrapped(element, values)
        val present = bits(all, code("it != null"))
        val required = PackType(element.form, isOptional = false)
        if (element.kind == SimpleKind.BOOL) {
            val there = locals.new("present")
            return present + statement("val·%N·=·%L.filterNotNull()", there, all) + bits(code("%N", there), element.form.toWire(code("it")))
        }
        return present + eachThere(element, all) { run(required, it) }
    }

    /** Returns the statements for one value of a run. */
    private fun run(type: PackType, value: CodeBlock): CodeBlock =
        if (type.kind is FixedKind) present(type.form, value) else lone(type, value)

    private fun each(values: CodeBlock, body: (CodeBlock) -> CodeBlock): CodeBlock {
        val element = locals.new("element")
        return CodeBlock.builder().beginControlFlow("for·(%N·in·%L)", element, values)
            .add(body(code("%N", element)))
            .endControlFlow().build()
    }

    private fun map(kind: MapKind, entries: CodeBlock): CodeBlock {
        val key = locals.new("key")
        val value = locals.new("element")
        val fields = listOf(StructWriting.Field(kind.key, code("%N", key)), StructWriting.Field(kind.value, code("%N", value)))
        return statement("to.writeVarint(%L.size)", entries) + CodeBlock.builder()
            .beginControlFlow("for·((%N,·%N)·in·%L)", key, value, entries)
            .add(StructWriting(fields, this).write())
            .endControlFlow().build()
    }

    private fun statement(format: String, vararg arguments: Any?): CodeBlock =
        CodeBlock.builder().plainLine(format, *arguments).build()

    private operator fun CodeBlock.plus(next: CodeBlock): CodeBlock = toBuilder().add(next).build()
}
