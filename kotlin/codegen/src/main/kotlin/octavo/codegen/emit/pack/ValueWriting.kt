package octavo.codegen.emit.pack

import com.squareup.kotlinpoet.CodeBlock
import octavo.codegen.emit.KotlinApi
import octavo.codegen.emit.code
import octavo.codegen.emit.isName
import octavo.codegen.emit.plainLine

/** Writes the statements that write one value to `to` outside of a header: lone (5.6), or in the variable block (4). */
internal class ValueWriting(val locals: Locals = Locals()) {
    /** Returns the statements for a lone value. */
    fun lone(type: PackType, value: CodeBlock): CodeBlock {
        if (type.isHeaderless) return present(type.form, type.unwrap(value))
        return StructWriting(listOf(StructWriting.Field(type, value)), this).write()
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
            is ListKind -> if (kind.isWrittenWhole) whole(kind, wire) else once(wire) { inside(list(kind, it)) }
            is MapKind -> once(wire) { inside(map(kind, it)) }
            is TupleKind -> once(wire) { inside(tuple(kind, it)) }
            is ColumnsKind -> error("by functions of its own: $kind")
            is CompressedKind, is EnumKind, SimpleKind.BOOL -> error("in a header: $kind")
        }
    }

    /** A value that is used more than once is asked for once: a conversion may make another one each time. */
    private fun once(value: CodeBlock, use: (CodeBlock) -> CodeBlock): CodeBlock {
        if (value.isName) return use(value)
        val local = code("%N", locals.new("wire"))
        return statement("val·%L·=·%L", local, value) + use(local)
    }

    private fun whole(kind: ListKind, value: CodeBlock): CodeBlock =
        inside(statement("to.%M(%L)", PackApi.extension("writeAll"), value))

    private fun inside(body: CodeBlock): CodeBlock = statement("to.enter()") + body + statement("to.leave()")

    private fun tuple(kind: TupleKind, value: CodeBlock): CodeBlock =
        StructWriting(kind.parts.map { StructWriting.Field(it.type, it.of(value)) }, this).write()

    private fun list(kind: ListKind, value: CodeBlock): CodeBlock {
        val values = Elements(value, kind.isArray)
        val count = if (kind.element.kind is CompressedKind) CodeBlock.of("") else statement("to.writeVarint(%L)", values.size)
        return values.start + count + run(kind.element, values, isColumn = false)
    }

    /** Returns the statements for a column of [size] structs, which are the expression [values]. */
    fun column(column: ColumnsKind.Column, values: CodeBlock, size: CodeBlock): CodeBlock {
        val element = column.element
        val rows = Elements(values, isArray = false, known = size)
        return if (column.isConverted && element.kind is CompressedKind) converted(element, rows) else run(element, rows, isColumn = true)
    }

    /** Integers that a conversion makes are gone through twice, too, but made once. */
    private fun converted(element: PackType, rows: Elements): CodeBlock {
        val wires = code("%N", locals.new("wires"))
        val value = element.unwrap(code("it"))
        val toWire = element.form.toWire
        val wire = if (element.isOptional) code("%L?.%M·{·%L·}", value, KotlinApi.let, toWire(code("it"))) else toWire(value)
        return statement("val·%L·=·%L.%M·{·%L·}", wires, rows.all, KotlinApi.map, wire) +
            run(PackType(PackForm(element.kind), element.isOptional), Elements(wires, isArray = false, known = rows.size), isColumn = true)
    }

    /** Returns the statements for a run (5), with the count before compressed integers unless it [isColumn]. */
    private fun run(element: PackType, values: Elements, isColumn: Boolean): CodeBlock {
        val of = element.kind
        return when {
            of is CompressedKind -> compressed(element, of, values, if (isColumn) "Column" else "s")
            element.isOptional -> optionals(element, values)
            of == SimpleKind.BOOL -> bits(values, code("%L", element.form.toWire(element.unwrap(code("it")))))
            of is FixedKind -> {
                val width = of.schema.width
                val start = if (isColumn) {
                    statement("to.%M(%L, $width)", PackApi.extension("startFixedColumn"), values.size)
                } else {
                    statement("to.reserve(%L,·$width)", values.size)
                }
                start + values.each { statement("to.putFixed(%L)", element.form.toWire(element.unwrap(it))) }
            }
            else -> values.each { lone(element, it) }
        }
    }

    private fun bits(values: Elements, isSet: CodeBlock): CodeBlock =
        statement("to.%M(%L,·%L)·{·%L·}", PackApi.extension("writeBits"), values.iterable, values.size, isSet)

    /** The integers are gone through twice: for the width that all of them need, and to write them. */
    private fun compressed(element: PackType, kind: CompressedKind, values: Elements, start: String): CodeBlock {
        val all = locals.new("all")
        val width = locals.new("width")
        return unwrapped(element, values) { source ->
            statement("var %N = 0%L", all, if (kind.isWide) "L" else "") +
                eachThere(element, source) { statement("%N = %N or %L", all, all, bitsOf(element, kind, it)) } +
                statement("val %N = to.%M(%L, %N)", width, PackApi.extension("start${kind.function}$start"), source.size, all) +
                (if (element.isOptional) presence(source, width) else CodeBlock.of("")) +
                eachThere(element, source) { statement("to.putWide(%L, %N)", bitsOf(element, kind, it), width) }
        }
    }

    private fun presence(values: Elements, width: String): CodeBlock =
        bits(values, code("it != null")) + statement("to.reserve(%L, %N + 1)", values.size, width)

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
    private fun unwrapped(element: PackType, values: Elements, body: (Elements) -> CodeBlock): CodeBlock {
        val value = element.unwrap(code("it"))
        if (!element.isOptional || value.toString() == "it") return body(values)
        val local = code("%N", locals.new("values"))
        return statement("val·%L·=·%L.%M·{·%L·}", local, values.all, KotlinApi.map, value) +
            body(Elements(local, isArray = false, known = values.size))
    }

    private fun optionals(element: PackType, values: Elements): CodeBlock = unwrapped(element, values) { all ->
        bits(all, code("it != null")) + if (element.kind == SimpleKind.BOOL) optionalBits(element, all) else optionalValues(element, all)
    }

    private fun optionalBits(element: PackType, values: Elements): CodeBlock {
        val there = Elements(code("%N", locals.new("present")), isArray = false)
        return statement("val·%L·=·%L.%M()", there.all, values.all, KotlinApi.filterNotNull) +
            there.start + bits(there, element.form.toWire(code("it")))
    }

    private fun optionalValues(element: PackType, values: Elements): CodeBlock {
        val required = PackType(element.form, isOptional = false)
        return eachThere(element, values) { ofRun(required, it) }
    }

    /** Returns the statements for one value of a run. */
    private fun ofRun(type: PackType, value: CodeBlock): CodeBlock =
        if (type.kind is FixedKind) present(type.form, value) else lone(type, value)

    private fun map(kind: MapKind, value: CodeBlock): CodeBlock {
        val entry = code("%N", locals.new("entry"))
        val key = code("%N", locals.new("key"))
        val element = code("%N", locals.new("element"))
        val entries = Elements(code("%L.entries", value), isArray = false)
        val fields = listOf(StructWriting.Field(kind.key, key), StructWriting.Field(kind.value, element))
        val parts = statement("val·%L·=·%L.key", key, entry) + statement("val·%L·=·%L.value", element, entry)
        return entries.start + statement("to.writeVarint(%L)", entries.size) +
            entries.each(entry, parts + StructWriting(fields, this).write())
    }

    /** The expression of [all] values of a collection; unless it is an array its size is asked once, and must hold till all are written. */
    private inner class Elements(val all: CodeBlock, private val isArray: Boolean, known: CodeBlock? = null) {
        val size: CodeBlock = known ?: if (isArray) code("%L.size", all) else code("%N", locals.new("size"))

        /** What stands before the values are gone through. */
        val start: CodeBlock get() = if (isArray) CodeBlock.of("") else statement("val·%L·=·%L.size", size, all)

        /** What is gone through without a loop. */
        val iterable: CodeBlock get() = if (isArray) code("%L.%M()", all, KotlinApi.asIterable) else all

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
