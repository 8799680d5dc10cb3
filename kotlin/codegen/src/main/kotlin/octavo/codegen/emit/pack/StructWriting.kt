package octavo.codegen.emit.pack

import com.squareup.kotlinpoet.CodeBlock
import octavo.codegen.emit.KotlinApi
import octavo.codegen.emit.code
import octavo.codegen.emit.literal
import octavo.codegen.emit.plainLine
import octavo.pack.schema.HeaderCode
import octavo.pack.schema.StructLayout

/**
 * Writes the statements that write a struct or a tuple of [fields] to `to`: header, fixed block, compressed block, variable block.
 *
 * @property place the local for the name of the field that is written, if there is one
 */
internal class StructWriting(private val fields: List<Field>, private val values: ValueWriting, private val place: String? = null) {
    /**
     * One field.
     *
     * @property value the expression of its value
     * @property function the function that writes it to the variable block, if it has one
     * @property name its name, which the local [place] holds while it is written, if that can fail
     * @property isOpen whether asking for the value can fail
     */
    class Field(
        val type: PackType,
        val value: CodeBlock,
        val function: String? = null,
        val name: String? = null,
        val isOpen: Boolean = false,
    )

    private val layout = StructLayout(fields.map { it.type.schema })
    private val header = values.locals.new("header")
    private val words = layout.usedBits.map { values.locals.new("codes") }
    private val stable = fields.map { stable(it) }

    /** A value that may be null gets a local, so that the null check holds. */
    private fun stable(field: Field): CodeBlock =
        if (field.type.isOptional) code("%N", values.locals.new("optional")) else field.type.unwrap(field.value)

    fun write(): CodeBlock = CodeBlock.builder().also { if (layout.isEmpty) it.plainLine("to.writeEmptyStruct()") else it.all() }.build()

    private fun CodeBlock.Builder.all() {
        fields.forEachIndexed { index, field ->
            if (!field.type.isOptional) return@forEachIndexed
            if (field.isOpen) note(index)
            plainLine("val·%L·=·%L", stable[index], field.type.unwrap(field.value))
        }
        val bytes = layout.headerBytes + layout.fixedBytes + layout.maxCompressedBytes
        if (layout.headerBytes > 0) plainLine("val·%N·=·to.startStruct(${layout.headerBytes},·$bytes)", header)
        if (layout.headerBytes == 0 && bytes > 0) plainLine("to.reserve($bytes)")
        words.forEach { plainLine("var·%N·=·0", it) }
        fields.indices.forEach { code(it) }
        layout.fixed.forEach {
            note(it)
            plainLine("to.putFixed(%L)", wire(it))
        }
        layout.compressed.forEach {
            note(it)
            whereThere(it) { add(layout.code(it)!!, compressed(it)) }
        }
        layout.variable.forEach { variable(it) }
        if (layout.headerBytes > 0) putHeader()
    }

    /** Notes which field is written, if that can fail. */
    private fun CodeBlock.Builder.note(index: Int) {
        val name = fields[index].name
        if (place != null && name != null) plainLine("%N = %L", place, literal(name))
    }

    private fun wire(index: Int): CodeBlock = fields[index].type.form.toWire(stable[index])

    /** The codes that stand in the header alone, and the bits that say that there is a value. */
    private fun CodeBlock.Builder.code(index: Int) {
        val presence = layout.presence(index)
        val isInHeader = index !in layout.fixed && index !in layout.compressed && index !in layout.variable
        if (presence == null && !isInHeader) return
        if (isInHeader) note(index)
        whereThere(index) {
            if (presence != null) add(presence, code("1"))
            val header = layout.code(index)
            if (isInHeader && header != null) add(header, if (fields[index].type.kind is EnumKind) wire(index) else bit(wire(index)))
        }
    }

    private fun bit(condition: CodeBlock) = code("(if (%L) 1 else 0)", condition)

    private fun CodeBlock.Builder.whereThere(index: Int, body: CodeBlock.Builder.() -> Unit) {
        if (!fields[index].type.isOptional) return body()
        beginControlFlow("if·(%L·!=·null)", stable[index])
        body()
        endControlFlow()
    }

    private fun CodeBlock.Builder.add(place: HeaderCode, code: CodeBlock) {
        val word = words[place.word]
        val shifted = if (place.shift == 0) code else code("(%L shl ${place.shift})", code)
        plainLine("%N = %N or %L", word, word, shifted)
    }

    private fun compressed(index: Int): CodeBlock {
        val schema = (fields[index].type.kind as CompressedKind)
        return if (schema.schema.isSigned) code("to.put${schema.function}(%L)", wire(index)) else code("to.putUnsigned(%L)", wire(index))
    }

    private fun CodeBlock.Builder.variable(index: Int) {
        val field = fields[index]
        val function = field.function
        note(index)
        when {
            field.type.kind == SimpleKind.TEXT -> add(layout.code(index)!!, coded(index, "Text"))
            field.type.kind == SimpleKind.BYTES -> add(layout.code(index)!!, coded(index, "Bytes"))
            function != null -> whereThere(index) { plainLine("%N(%L,·to)", function, stable[index]) }
            else -> whereThere(index) { add(values.present(field.type.form, stable[index])) }
        }
    }

    /** The call that writes a text or bytes, or nothing, and returns the code. */
    private fun coded(index: Int, what: String): CodeBlock {
        val field = fields[index]
        if (!field.type.isOptional) return code("to.write$what(%L)", wire(index))
        val value = field.type.form.toWire(code("it"))
        val isPlain = value.toString() == "it"
        return code("to.write${what}OrNull(%L)", if (isPlain) stable[index] else code("%L?.%M { %L }", stable[index], KotlinApi.let, value))
    }

    private fun CodeBlock.Builder.putHeader() {
        words.forEachIndexed { index, word ->
            val bytes = minOf(layout.headerBytes - 4 * index, 4)
            val place = if (index == 0) code("%N", header) else code("%N + ${4 * index}", header)
            plainLine("to.putHeader$bytes(%L,·%N)", place, word)
        }
    }
}
