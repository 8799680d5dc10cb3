package octavo.codegen.emit.pack

import com.squareup.kotlinpoet.CHAR
import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.CodeBlock
import octavo.codegen.emit.KotlinApi
import octavo.codegen.emit.arrayElement
import octavo.codegen.emit.code
import octavo.codegen.emit.constructed
import octavo.codegen.emit.construction
import octavo.codegen.model.ArrayType
import octavo.codegen.model.ClassStruct
import octavo.codegen.model.CollectionShape
import octavo.codegen.model.CollectionType
import octavo.codegen.model.ConvertedType
import octavo.codegen.model.EnumType
import octavo.codegen.model.MapType
import octavo.codegen.model.Property
import octavo.codegen.model.Scalar
import octavo.codegen.model.ScalarType
import octavo.codegen.model.StructType
import octavo.codegen.model.TextType
import octavo.codegen.model.Type
import octavo.codegen.model.UnsupportedType
import octavo.codegen.model.ValueType
import octavo.codegen.model.isNullable
import octavo.pack.schema.Schema

/** Says how the types of one property stand on the wire: its integers in full width if [isFixed], its texts shared if [isShared]. */
internal class PackTypes(private val isFixed: Boolean = false, private val isShared: Boolean = false) {
    /** Returns how [type] stands on the wire. */
    fun of(type: Type): PackType = when (type) {
        is ValueType -> through(
            type,
            of(type.underlying),
            { code("%L.%N", it, type.property) },
            { code("%T(%L)", constructed(type.kotlin), it) },
        )
        is ConvertedType -> through(
            type,
            of(type.surrogate),
            { code("%T.toSurrogate(%L)", type.conversion, it) },
            { code("%T.fromSurrogate(%L)", type.conversion, it) },
        )
        else -> PackType(form(type), type.isNullable)
    }

    /** A type that [to] turns into one that stands as [inner], and [from] back. */
    private fun through(type: Type, inner: PackType, to: (CodeBlock) -> CodeBlock, from: (CodeBlock) -> CodeBlock): PackType = when {
        !type.isNullable -> PackType(inner.form, inner.isOptional, { inner.unwrap(to(it)) }, { from(inner.wrap(it)) })
        !inner.isOptional -> PackType(inner.form.of({ inner.unwrap(to(it)) }, { from(inner.wrap(it)) }), isOptional = true)
        else -> PackType(PackForm(TupleKind(listOf(TupleKind.Part(inner, to))) { from(it.single()) }), isOptional = true)
    }

    private fun form(type: Type): PackForm = when (type) {
        is ScalarType -> scalar(type.scalar)
        is ArrayType -> array(type.element)
        is CollectionType -> collection(type)
        is MapType -> PackForm(MapKind(type, of(type.key), of(type.value)) { KotlinApi.mutable(type, it) })
        is EnumType -> enum(EnumKind(type.name, Schema.Enumeration(type.entries.map { it.wireName })))
        is StructType -> PackForm(StructKind(type.generated.packCoder))
        is TextType -> standard(type)
        is ValueType, is ConvertedType, is UnsupportedType -> error("handled before: $type")
    }

    private fun scalar(scalar: Scalar): PackForm = when (scalar) {
        Scalar.BOOLEAN -> PackForm(SimpleKind.BOOL)
        Scalar.BYTE -> PackForm(FixedKind(Schema.Fixed.I8))
        Scalar.SHORT -> PackForm(FixedKind(Schema.Fixed.I16))
        Scalar.INT -> PackForm(if (isFixed) FixedKind(Schema.Fixed.I32) else CompressedKind(Schema.Compressed.VI32))
        Scalar.LONG -> PackForm(if (isFixed) FixedKind(Schema.Fixed.I64) else CompressedKind(Schema.Compressed.VI64))
        Scalar.UBYTE -> unsigned(FixedKind(Schema.Fixed.U8), "Byte")
        Scalar.USHORT -> unsigned(FixedKind(Schema.Fixed.U16), "Short")
        Scalar.UINT -> unsigned(if (isFixed) FixedKind(Schema.Fixed.U32) else CompressedKind(Schema.Compressed.VU32), "Int")
        Scalar.ULONG -> unsigned(if (isFixed) FixedKind(Schema.Fixed.U64) else CompressedKind(Schema.Compressed.VU64), "Long")
        Scalar.FLOAT -> PackForm(FixedKind(Schema.Fixed.F32))
        Scalar.DOUBLE -> PackForm(FixedKind(Schema.Fixed.F64))
        Scalar.CHAR -> PackForm(
            FixedKind(Schema.Fixed.U16),
            { code("%L.%M.toShort()", it, KotlinApi.code) },
            { code("%T(%L)", CHAR, unsigned(it, "Short")) },
        )
        Scalar.STRING -> PackForm(if (isShared) SimpleKind.SHARED else SimpleKind.TEXT)
    }

    private fun unsigned(kind: PackKind, signed: String) =
        PackForm(kind, { code("%L.to$signed()", it) }, { unsigned(it, signed) })

    private fun unsigned(wire: CodeBlock, signed: String) = code("%L.%M()", wire, KotlinApi.unsigned(signed))

    private fun array(element: Scalar): PackForm {
        if (element == Scalar.BYTE) return PackForm(SimpleKind.BYTES)
        val make = { count: CodeBlock, read: (CodeBlock) -> CodeBlock -> code("%T(%L) { %L }", element.arrayType, count, read(code("it"))) }
        return PackForm(ListKind(PackType(scalar(element), isOptional = false), whole(element), isArray = true, make))
    }

    /** Returns the function of the reader that reads a whole array of [element]s, if it has one. */
    private fun whole(element: Scalar): String? {
        val isWhole = element in WHOLE || scalar(element).kind is CompressedKind
        return if (isWhole) element.arrayType.simpleName.replaceFirstChar { it.lowercase() } else null
    }

    private fun collection(type: CollectionType): PackForm {
        val whole = type.arrayElement?.let { whole(it) }
        val kind = ListKind(of(type.element), whole, make = making(type))
        return if (whole == null) PackForm(kind) else PackForm(kind, fromWire = { code("%L.%M()", it, KotlinApi.asList) })
    }

    private fun making(type: CollectionType): (CodeBlock, (CodeBlock) -> CodeBlock) -> CodeBlock = { count, read ->
        when (type.shape) {
            CollectionShape.SET ->
                KotlinApi.mutable(type, code("from.%M(%L) { %L }", PackApi.extension("packedSet"), count, read(code("it"))))
            else -> code("%M%L(%L) { %L }", PackApi.packedList, held(type), count, read(code("it")))
        }
    }

    /** A list that is read can change, whatever its type is: what holds it and can change, too, has to be told of that type. */
    private fun held(type: CollectionType): CodeBlock =
        if (KotlinApi.isMutable(type)) KotlinApi.held(type) else CodeBlock.of("")

    private fun standard(type: TextType): PackForm {
        val name = type.kotlin.copy(nullable = false)
        return when ((name as ClassName).canonicalName) {
            "kotlin.time.Instant" -> PackForm(CallKind("writeInstant", "instant", PackApi.secondsSchema))
            "kotlin.time.Duration" -> PackForm(CallKind("writeDuration", "duration", PackApi.secondsSchema))
            "kotlin.uuid.Uuid" -> PackForm(CallKind("writeUuid", "uuid", PackApi.uuidSchema))
            "java.util.UUID" -> PackForm(CallKind("writeUuid", "javaUuid", PackApi.uuidSchema))
            "kotlinx.datetime.LocalDate" -> date(name)
            "kotlinx.datetime.LocalTime" -> time(name)
            "kotlinx.datetime.LocalDateTime" -> dateTime(name)
            else -> PackForm(SimpleKind.TEXT, { code("%L.${type.form.format}", it) }, { parsed(type, it) })
        }
    }

    private fun date(name: ClassName) = PackForm(
        CompressedKind(Schema.Compressed.VI32),
        { code("%M(%L.toEpochDays())", PackApi.epochDays, it) },
        { code("from.value(%L, %S) { %T.fromEpochDays(it) }", it, name, name) },
    )

    private fun time(name: ClassName) = PackForm(
        CompressedKind(Schema.Compressed.VI64),
        { code("%L.toNanosecondOfDay()", it) },
        { code("from.value(%L, %S) { %T.fromNanosecondOfDay(it) }", it, name, name) },
    )

    private fun dateTime(name: ClassName): PackForm {
        val date = PackType(date(ClassName(name.packageName, "LocalDate")), isOptional = false)
        val time = PackType(time(ClassName(name.packageName, "LocalTime")), isOptional = false)
        val parts = listOf(TupleKind.Part(date) { code("%L.date", it) }, TupleKind.Part(time) { code("%L.time", it) })
        return PackForm(TupleKind(parts) { (day, hour) -> code("%T(%L, %L)", name, day, hour) })
    }

    private fun parsed(type: TextType, text: CodeBlock): CodeBlock {
        val name = type.kotlin.copy(nullable = false)
        return code("from.value(%L, %S) { %T.${type.form.parse}(it) }", text, name, name)
    }

    private fun columns(type: CollectionType, struct: ClassStruct): PackType {
        val stored = struct.stored
        val columns = stored.map { property ->
            val value = { row: CodeBlock -> code("%L.%N", row, property.name) }
            ColumnsKind.Column(
                property.wireName,
                property.type.kotlin,
                of(property),
                value,
                property.type.array,
                isConverted = property.type is ConvertedType,
            )
        }
        val kind = ColumnsKind(columns) { count, values ->
            making(type)(count) { index -> construction(struct, stored) { code("%L[%L]", values[stored.indexOf(it)], index) } }
        }
        return PackType(PackForm(kind), type.isNullable)
    }

    /** The array of a type that is a primitive. */
    private val Type.array: ClassName?
        get() = (this as? ScalarType)?.takeIf { !isNullable && it.scalar in PRIMITIVES }?.scalar?.arrayType

    companion object {
        /** Of which the reader has whole arrays, whatever stands before the property. */
        private val WHOLE = setOf(Scalar.DOUBLE, Scalar.FLOAT, Scalar.BOOLEAN, Scalar.UBYTE, Scalar.USHORT)

        private val PRIMITIVES =
            setOf(Scalar.BOOLEAN, Scalar.BYTE, Scalar.SHORT, Scalar.INT, Scalar.LONG, Scalar.FLOAT, Scalar.DOUBLE, Scalar.CHAR)

        /** Returns how [property] stands on the wire. */
        fun of(property: Property): PackType {
            val types = PackTypes(property.isFixed, property.isShared)
            return property.columns?.let { types.columns(property.type as CollectionType, it) } ?: types.of(property.type)
        }

        /** Returns the form of an enum. */
        fun enum(kind: EnumKind): PackForm = PackForm(kind, { code("%L.ordinal", it) })
    }
}
