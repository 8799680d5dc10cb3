package octavo.codegen.emit.pack

import com.squareup.kotlinpoet.CodeBlock
import octavo.codegen.emit.KotlinApi
import octavo.codegen.emit.code
import octavo.codegen.emit.plainLine
import octavo.pack.schema.HeaderCode
import octavo.pack.schema.StructLayout

/**
 * Writes the statements that read a struct or a tuple of [fields] from `from` into locals, in the order of the wire; not everything
 * that is laid out like one [isLevel] of depth.
 */
internal class StructReading(private val fields: List<Field>, private val reading: ValueReading, private val isLevel: Boolean = true) {
    /**
     * One field.
     *
     * @property name what its local is called
     * @property function the function that reads it from the variable block, if it has one
     * @property isKey whether it is the key of a map
     */
    class Field(val name: String, val type: PackType, val function: String? = null, val isKey: Boolean = false)

    private val layout = StructLayout(fields.map { it.type.schema })
    private val words = layout.usedBits.map { reading.locals.new("codes") }
    private val names = fields.map { reading.locals.new(it.name) }

    /** The expressions of the fields' values, once they have been read. */
    val values: List<CodeBlock> = names.map { code("%N", it) }

    fun read(): CodeBlock = CodeBlock.builder().also { if (layout.isEmpty) it.nothing() else it.all() }.build()

    private fun CodeBlock.Builder.nothing() {
        plainLine(if (isLevel) "from.emptyStruct()" else "from.zero()")
        fields.indices.forEach { header(it) }
    }

    private fun CodeBlock.Builder.all() {
        val bytes = layout.headerBytes + layout.fixedBytes
        when {
            isLevel -> plainLine("from.startStruct($bytes)")
            bytes > 0 -> plainLine("from.need($bytes)")
        }
        words.forEachIndexed { index, word ->
            val bytes = minOf(layout.headerBytes - 4 * index, 4)
            plainLine("val·%N·=·from.header$bytes(${layout.usedBits[index]})", word)
        }
        fields.indices.filter { it !in layout.fixed && it !in layout.compressed && it !in layout.variable }.forEach { header(it) }
        layout.fixed.forEach { local(it, code("from.take${(fields[it].type.kind as FixedKind).function}()")) }
        layout.compressed.forEach { compressed(it) }
        layout.variable.forEach { variable(it) }
        if (isLevel) plainLine("from.leave()")
    }

    private fun CodeBlock.Builder.compressed(index: Int) {
        val kind = fields[index].type.kind as CompressedKind
        local(index, code("from.${integer(kind)}(%L)", bits(layout.code(index)!!)))
    }

    /** What stands in the header alone. */
    private fun CodeBlock.Builder.header(index: Int) {
        val place = layout.code(index)
        val kind = fields[index].type.kind
        val code = if (place == null) code("0") else bits(place)
        local(index, if (kind is EnumKind) code("from.entry(%T.entries, %L)", kind.type, code) else code("(%L) != 0", code))
    }

    private fun bits(place: HeaderCode): CodeBlock {
        val shifted = if (place.shift == 0) code("%N", words[place.word]) else code("(%N ushr ${place.shift})", words[place.word])
        return code("%L and ${place.mask ushr place.shift}", shifted)
    }

    /** Makes the local of a field, [wire] being the expression of what stands there, if something does. */
    private fun CodeBlock.Builder.local(index: Int, wire: CodeBlock) {
        val type = fields[index].type
        val value = type.form.fromWire(wire)
        plainLine("val·%N·=·%L", names[index], type.wrap(if (type.isOptional) whereThere(index, value) else value))
    }

    private fun whereThere(index: Int, value: CodeBlock): CodeBlock {
        val none = layout.code(index)?.let { code("from.none(%L)", bits(it)) } ?: code("null")
        return code("if ((%L) != 0) %L else %L", bits(layout.presence(index)!!), value, none)
    }

    private fun CodeBlock.Builder.variable(index: Int) {
        val field = fields[index]
        val type = field.type
        when {
            type.kind == SimpleKind.TEXT -> coded(index, if (field.isKey && !type.isOptional) "key" else "text")
            type.kind == SimpleKind.BYTES -> coded(index, "bytes")
            else -> {
                val value = if (field.function != null) code("%N(from)", field.function) else reading.present(type.form)
                plainLine("val·%N·=·%L", names[index], type.wrap(if (type.isOptional) whereThere(index, value) else value))
            }
        }
    }

    private fun CodeBlock.Builder.coded(index: Int, what: String) {
        val type = fields[index].type
        val code = bits(layout.code(index)!!)
        val value = if (type.isOptional) {
            val wrapped = type.form.fromWire(code("it"))
            val text = code("from.${what}OrNull(%L)", code)
            if (wrapped.toString() == "it") text else code("%L?.%M { %L }", text, KotlinApi.let, wrapped)
        } else {
            type.form.fromWire(code("from.$what(%L)", code))
        }
        plainLine("val·%N·=·%L", names[index], type.wrap(value))
    }
}
