package octavo.codegen.emit.pack

import com.squareup.kotlinpoet.CodeBlock
import octavo.codegen.emit.KotlinApi
import octavo.codegen.emit.code
import octavo.codegen.emit.plainLine

/** Writes the expression that reads one value from `from` outside of a header: lone (5.6), or in the variable block (4). */
internal class ValueReading(val locals: Locals = Locals()) {
    /** Returns the expression of a lone value. */
    fun lone(type: PackType): CodeBlock =
        if (type.isHeaderless) type.wrap(present(type.form)) else tuple(listOf(type), isLevel = false) { it.single() }

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
            is ColumnsKind -> error("by functions of its own: $kind")
            is CompressedKind, is EnumKind, SimpleKind.BOOL -> error("in a header: $kind")
        },
    )

    /** A tuple's parts become locals inside of a block, whose last expression is the value. */
    private fun tuple(types: List<PackType>, isLevel: Boolean, make: (List<CodeBlock>) -> CodeBlock): CodeBlock {
        val reading = StructReading(types.map { StructReading.Field("part", it) }, this, isLevel)
        return block(code("%M {", KotlinApi.run), reading.read(), make(reading.values))
    }

    fun block(head: CodeBlock, statements: CodeBlock, value: CodeBlock): CodeBlock =
        CodeBlock.builder().add("%L\n⇥", head).add(statements).add("%L\n⇤}", value).build()

    private fun list(kind: ListKind): CodeBlock =
        kind.whole?.let { code("from.%M()", PackApi.extension(it)) } ?: RunReading(this, ListStart(locals)).run(kind.element, kind.make)

    /** Returns the expression of a column of [count] values: of an array of them, if the column has one, else of a list. */
    fun column(column: ColumnsKind.Column, count: CodeBlock): CodeBlock =
        RunReading(this, ColumnStart(locals, count)).run(column.type) { size, read ->
            val make = column.array?.let { code("%T", it) } ?: code("%M", PackApi.packedList)
            code("%L(%L) { %L }", make, size, read(code("it")))
        }

    private fun map(kind: MapKind): CodeBlock {
        val entries = locals.new("entries")
        val parts = listOf(StructReading.Field("key", kind.key, isKey = true), StructReading.Field("element", kind.value))
        val reading = StructReading(parts, this, isLevel = false)
        val (key, value) = reading.values
        val head = code("from.%M<%T,·%T> {·%N ->", PackApi.extension("map"), kind.type.key.kotlin, kind.type.value.kotlin, entries)
        return kind.finish(block(head, reading.read(), code("%N.put(%L, %L)", entries, key, value)))
    }
}

/** Returns the reader's function for an integer of [kind]. */
internal fun integer(kind: CompressedKind): String =
    if (kind.schema.isSigned) kind.function.replaceFirstChar { it.lowercase() } else "unsigned${kind.function}"
