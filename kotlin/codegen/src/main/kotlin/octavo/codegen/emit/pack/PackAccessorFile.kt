package octavo.codegen.emit.pack

import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.FileSpec
import com.squareup.kotlinpoet.FunSpec
import com.squareup.kotlinpoet.INT_ARRAY
import com.squareup.kotlinpoet.KModifier
import com.squareup.kotlinpoet.NameAllocator
import com.squareup.kotlinpoet.PropertySpec
import com.squareup.kotlinpoet.TypeSpec
import com.squareup.kotlinpoet.joinToCode
import octavo.codegen.emit.KotlinApi
import octavo.codegen.emit.code
import octavo.codegen.emit.computed
import octavo.codegen.emit.flex.inlineType
import octavo.codegen.emit.literal
import octavo.codegen.emit.returns
import octavo.codegen.emit.visibility
import octavo.codegen.model.ClassStruct
import octavo.codegen.model.EnumType
import octavo.codegen.model.Property
import octavo.codegen.model.ScalarType
import octavo.codegen.model.Type
import octavo.codegen.model.ValueType
import octavo.codegen.model.generated
import octavo.pack.schema.HeaderCode
import octavo.pack.schema.StructLayout

/** Makes the accessor of a class that is no open struct: what stands at a known place can be read without decoding. */
internal class PackAccessorFile(private val struct: ClassStruct) {
    private val stored = struct.stored
    private val types = stored.map { PackTypes.of(it) }
    private val layout = StructLayout(types.map { it.schema })
    private val offered = stored.indices.filter { isOffered(it) }
    private val accessor = struct.generated.packAccessor
    private val names = NameAllocator().also { names -> stored.forEach { names.newName(it.name, it) } }
    private val fields = names.newName("fields")
    private val widths = names.newName(struct.generated.stem.replaceFirstChar(Char::lowercase) + "Widths")

    /** Whether a property has a known place: numbers, Booleans and enums that are there always, and the last two if they may be null. */
    private fun isOffered(index: Int): Boolean {
        val isPlain = isPlain(stored[index].type)
        val isInHeader = index !in layout.compressed && index !in layout.variable
        return isPlain && (isInHeader || (index in layout.compressed && !types[index].isOptional))
    }

    private fun isPlain(type: Type): Boolean = when (type) {
        is ScalarType, is EnumType -> true
        is ValueType -> isPlain(type.underlying)
        else -> false
    }

    /** Returns the file, or null if no property has a known place. */
    fun file(): FileSpec? {
        if (struct.isOpen || offered.isEmpty()) return null
        val file = packFile(struct, accessor).addType(type()).addFunction(extension())
        if (offered.any { it in layout.compressed && it != layout.compressed.first() }) file.addProperty(widthCodes())
        return file.build()
    }

    private fun extension(): FunSpec = FunSpec.builder("asPack" + struct.generated.stem)
        .addKdoc("Returns the [%T] that is the root of this pack message.", struct.type)
        .addModifiers(visibility(struct.declaration.isInternal))
        .receiver(PackApi.byteArray)
        .returns(accessor, "%T(%T(this))", accessor, PackApi.fields)
        .build()

    private fun type(): TypeSpec {
        val type = inlineType(accessor, fields, PackApi.fields).addModifiers(visibility(struct.declaration.isInternal))
            .addKdoc("Reads a [%T] where it lies in a pack message: its numbers, Booleans and enums.\n", struct.type)
            .addKdoc("Other properties have no known place: decode it for them.")
        for (index in offered) type.addProperty(property(index))
        return type.build()
    }

    private fun property(index: Int): PropertySpec =
        computed(stored[index].name, stored[index].type.kotlin, value(index))
            .addModifiers(visibility(stored[index].isInternal)).build()

    /** Whatever fails says which field that was. */
    private fun value(index: Int): CodeBlock =
        code("%N.field(%L, %L) { %L }", fields, literal(stored[index].wireName), at(index), types[index].wrap(read(index)))

    /** Returns where the field stands, to which its code refers as `it`: behind how many compressed integers, or in which byte. */
    private fun at(index: Int): CodeBlock = when (val before = layout.compressed.indexOf(index)) {
        -1 -> code("${if (types[index].kind is FixedKind) layout.fixedOffset(index) else headerBit(index) / 8}")
        0 -> code("$compressedAt")
        else -> code("$compressedAt, %N, $before", widths)
    }

    private val compressedAt: Int get() = layout.headerBytes + layout.fixedBytes

    private fun headerBit(index: Int): Int = (layout.code(index) ?: layout.presence(index))?.bit ?: 0

    private fun read(index: Int): CodeBlock {
        val type = types[index]
        val wire = when (val kind = type.kind) {
            is FixedKind -> code("%N.${kind.function.lowercase()}(it)", fields)
            is CompressedKind -> compressed(index, kind)
            is EnumKind -> entry(index, kind)
            else -> code("%L != 0", bits(layout.code(index)))
        }
        val value = type.form.fromWire(wire)
        return if (type.isOptional) code("if (%L == 0) null else %L", bits(layout.presence(index)), value) else value
    }

    /** The number of an enum's only entry takes no bits. */
    private fun entry(index: Int, kind: EnumKind): CodeBlock {
        val place = layout.code(index) ?: return code("%T.entries[0]", kind.type)
        return code("%N.entry(%T.entries, ${place.bit}, ${place.bits})", fields, kind.type)
    }

    private fun bits(place: HeaderCode?): CodeBlock = if (place == null) code("0") else code("%N.bits(${place.bit}, ${place.bits})", fields)

    private fun compressed(index: Int, kind: CompressedKind): CodeBlock {
        val bits = code("%N.compressed(it, %L)%L", fields, bits(layout.code(index)), if (kind.isWide) "" else ".toInt()")
        return if (kind.schema.isSigned) code("%T.signed(%L)", PackApi.reader, bits) else bits
    }

    /** The places of the width codes, for what stands behind the first compressed integer. */
    private fun widthCodes(): PropertySpec {
        val places = layout.compressed.dropLast(1).flatMap { index ->
            val code = layout.code(index)!!
            listOf(code.bit, code.bits, layout.presence(index)?.bit ?: -1)
        }
        return PropertySpec.builder(widths, INT_ARRAY, KModifier.PRIVATE)
            .initializer("%M(%L)", KotlinApi.intArrayOf, places.map { code("$it") }.joinToCode(",·"))
            .build()
    }

    private val HeaderCode.bit: Int get() = word * Int.SIZE_BITS + shift
}
