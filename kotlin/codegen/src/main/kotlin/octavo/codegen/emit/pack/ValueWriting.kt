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
                inside(if (kind.whole != null) statement("to.%M(%L)", PackApi.extension("writeAll"), wire) else list(kind, wire))
            is MapKind -> inside(map(kind, wire))
            is TupleKind -> inside(tuple(kind, wire))
            is CompressedKind, is EnumKind, SimpleKind.BOOL -> error("in a header: $kind")
        }
    }

    private fun inside(body: CodeBlock): CodeBlock = statement("to.enter()") + body + statement("to.leave()")

    private fun tuple(kind: TupleKind, value: CodeBlock): CodeBlock =
        StructWriting(kind.parts.map { StructWriting.Field(it.type, it.of(value)) }, this).write()

    private fun list(kind: ListKind, value: CodeBlock): CodeBlock {
        val element = kind.element
        val values = Elements(value, kind.isArray)
        val of = element.kind
        if (of is CompressedKind) return values.start + compressed(element, of, values)
        val count = values.start + statement("to.writeVarint(%L)", values.size)
        return count + when {
            element.isOptional -> optionals(element, values)
            of == SimpleKind.BOOL -> bits(values, code("%L", element.form.toWire(element.unwrap(code("it")))))
            of is FixedKind -> statement("to.reserve(%L·*·${of.schema.width})", values.size) +
                values.each { statement("to.putFixed(%L)", element.form.toWire(element.unwrap(it))) }
            else -> values.each { lone(element, it) }
        }
    }

    private fun bits(values: Elements, isSet: CodeBlock): CodeBlock =
        statement("to.%M(%L.asIterable(),·%L)·{·%L·}", PackApi.extension("writeBits"), values.all, values.size, isSet)

    /** The integers are gone through twice: for the width that all of them need, and to write them. */
    private fun compressed(element: PackType, kind: CompressedKind, values: Elements): CodeBlock {
        val all = locals.new("all")
        val width = locals.new("width")
        val source = unwrapped(element, values)
        val start = statement("var %N = 0%L", all, if (kind.isWide) "L" else "") +
            eachThere(element, source) { statement("%N = %N or %L", all, all, bitsOf(element, kind, it)) } +
            statement("val %N = to.%M(%L, %N)", width, PackApi.extension("start${kind.function}s"), source.size, all)
        val presence = if (!element.isOptional) {
            CodeBlock.of("")
        } else {
            bits(source, code("it != null")) + statement("to.reserve(%L * (%N + 1))", source.size, width)
        }
        return start + presence + eachThere(element, source) { statement("to.putWide(%L, %N)", bitsOf(element, kind, it), width) }
    }

    private fun eachThere(element: PackType, values: Elements, body: (CodeBlock) -> CodeBlock): CodeBlock = values.each { value ->
        if (!element.isOptional) body(value) else ifThere(value, body(value))
    }

    private fun ifThere(value: CodeBlock, body: CodeBlock): CodeBlock =
        CodeBlock.builder().beginControlFlow("if·(%L·!=·null)", value).add(body).endControlFlow().build()

    private fun bitsOf(element: PackType, kind: CompressedKind, value: CodeBlock): CodeBlock {
        val wire = element.form.toWire(if (element.isOptional) value else element.unwrap(value))
        return if (kind.schema.isSigned) code("%T.zigzag(%L)", PackApi.writer, wire) else wire
    }

    /** Wrapped optional values are unwrapped first, so that those that are null can be told. */
    private fun unwrapped(element: PackType, values: Elements): Elements {
        val value = element.unwrap(code("it"))
        return if (!element.isOptional || value.toString() == "it") values else values.mapped(value)
    }

    private fun optionals(element: PackType, values: Elements): CodeBlock {
        val all = unwrapped(element, values)
        val present = bits(all, code("it != null"))
        val required = PackType(element.form, isOptional = false)
        if (element.kind == SimpleKind.BOOL) {
            val there = Elements(code("%N", locals.new("present")), isArray = false)
            return present + statement("val·%L·=·%L.filterNotNull()", there.all, all.all) + there.start +
                bits(there, element.form.toWire(code("it")))
        }
        return present + eachThere(element, all) { run(required, it) }
    }

    /** Returns the statements for one value of a run. */
    private fun run(type: PackType, value: CodeBlock): CodeBlock =
        if (type.kind is FixedKind) present(type.form, value) else lone(type, value)

    private fun map(kind: MapKind, value: CodeBlock): CodeBlock {
        val key = locals.new("key")
        val element = locals.new("element")
        val entries = Elements(code("%L.entries", value), isArray = false)
        val fields = listOf(StructWriting.Field(kind.key, code("%N", key)), StructWriting.Field(kind.value, code("%N", element)))
        return entries.start + statement("to.writeVarint(%L)", entries.size) +
            entries.each(code("(%N, %N)", key, element), StructWriting(fields, this).write())
    }

    /** The expression of [all] values of a collection; unless it is an array its size is asked once, and must hold till all are written. */
    private inner class Elements(val all: CodeBlock, private val isArray: Boolean, known: CodeBlock? = null) {
        val size: CodeBlock = known ?: if (isArray) code("%L.size", all) else code("%N", locals.new("size"))

        /** What stands before the values are gone through. */
        val start: CodeBlock get() = if (isArray) CodeBlock.of("") else statement("val·%L·=·%L.size", size, all)

        fun mapped(value: CodeBlock) = Elements(code("%L.map { %L }", all, value), isArray = false, known = size)

        fun each(body: (CodeBlock) -> CodeBlock): CodeBlock {
            val element = code("%N", locals.new("element"))
            return each(element, body(element))
        }

        fun each(element: CodeBlock, body: CodeBlock): CodeBlock {
            val loop = CodeBlock.builder()
            if (isArray) {
                loop.beginControlFlow("for·(%L·in·%L)", element, all)
            } else {
                loop.beginControlFlow("to.%M(%L,·%L)·{·%L·->", PackApi.extension("each"), all, size, element)
            }
            return loop.add(body).endControlFlow().build()
        }
    }

    private fun statement(format: String, vararg arguments: Any?): CodeBlock =
        CodeBlock.builder().plainLine(format, *arguments).build()

    private operator fun CodeBlock.plus(next: CodeBlock): CodeBlock = toBuilder().add(next).build()
}
