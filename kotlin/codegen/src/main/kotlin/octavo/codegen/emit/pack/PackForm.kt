package octavo.codegen.emit.pack

import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.LIST
import com.squareup.kotlinpoet.MemberName
import com.squareup.kotlinpoet.ParameterizedTypeName.Companion.parameterizedBy
import com.squareup.kotlinpoet.TypeName
import octavo.codegen.emit.KotlinApi
import octavo.codegen.emit.code
import octavo.codegen.emit.literal
import octavo.codegen.model.MapType
import octavo.pack.schema.Schema

/**
 * How the values of a Kotlin type stand on the wire, null apart.
 *
 * @property toWire turns the expression of a value into what is written
 * @property fromWire turns the expression of what is read into a value
 */
internal class PackForm(
    val kind: PackKind,
    val toWire: (CodeBlock) -> CodeBlock = { it },
    val fromWire: (CodeBlock) -> CodeBlock = { it },
) {
    /** Returns the form of a type that [to] turns into this one's and [from] back. */
    fun of(to: (CodeBlock) -> CodeBlock, from: (CodeBlock) -> CodeBlock): PackForm =
        PackForm(kind, { toWire(to(it)) }, { from(fromWire(it)) })
}

/**
 * How the values of a Kotlin type stand on the wire.
 *
 * @property unwrap turns the expression of a value into one of [form], or null if it [isOptional]
 * @property wrap turns the expression of one of [form], or null, into a value
 */
internal class PackType(
    val form: PackForm,
    val isOptional: Boolean,
    val unwrap: (CodeBlock) -> CodeBlock = { it },
    val wrap: (CodeBlock) -> CodeBlock = { it },
) {
    val kind: PackKind get() = form.kind

    /** Whether a lone value (5.6) stands as it is, without the header of a tuple around it. */
    val isHeaderless: Boolean
        get() = !isOptional && when (kind) {
            is FixedKind, is CompressedKind, is EnumKind, SimpleKind.BOOL -> false
            else -> true
        }

    /** Enough of the schema for a layout. */
    val schema: Schema get() = if (isOptional) Schema.Optional(kind.schema) else kind.schema

    /** Returns the expression of the schema in generated code that has [enums]. */
    fun spelled(enums: EnumSchemas): CodeBlock =
        if (isOptional) code("%T.Optional(%L)", PackApi.schema, kind.spelled(enums)) else kind.spelled(enums)
}

/** What is written. */
internal sealed interface PackKind {
    /** Enough of the schema for a layout. */
    val schema: Schema

    /** Returns the expression of the schema in generated code that has [enums]. */
    fun spelled(enums: EnumSchemas): CodeBlock
}

/** A number in full width. */
internal class FixedKind(override val schema: Schema.Fixed) : PackKind {
    override fun spelled(enums: EnumSchemas): CodeBlock = code("%T.Fixed.%L", PackApi.schema, schema.name)

    /** The end of the names of the functions that read it. */
    val function: String
        get() = when (schema) {
            Schema.Fixed.F32 -> "Float"
            Schema.Fixed.F64 -> "Double"
            else -> mapOf(1 to "Byte", 2 to "Short", 4 to "Int", 8 to "Long").getValue(schema.width)
        }
}

/** A compressed integer. */
internal class CompressedKind(override val schema: Schema.Compressed) : PackKind {
    override fun spelled(enums: EnumSchemas): CodeBlock = code("%T.Compressed.%L", PackApi.schema, schema.name)
    val isWide: Boolean get() = schema.maxWidth > Int.SIZE_BYTES
    val function: String get() = if (isWide) "Long" else "Int"
}

/** A value without parts whose schema is the object [name]. */
internal enum class SimpleKind(override val schema: Schema, private val objectName: String) : PackKind {
    BOOL(Schema.Bool, "Bool"),
    TEXT(Schema.Text, "Text"),
    SHARED(Schema.Shared, "Shared"),
    BYTES(Schema.Bytes, "Bytes"),
    ;

    override fun spelled(enums: EnumSchemas): CodeBlock = code("%T.%L", PackApi.schema, objectName)
}

/** An entry of an enum. */
internal class EnumKind(val type: ClassName, override val schema: Schema.Enumeration) : PackKind {
    override fun spelled(enums: EnumSchemas): CodeBlock = code("%N", enums.of(this))
}

/** What the writer and the reader have a function for: [write] and [read]. */
internal class CallKind(val write: String, val read: String, private val named: MemberName) : PackKind {
    override val schema: Schema get() = Schema.Tuple(emptyList())
    override fun spelled(enums: EnumSchemas): CodeBlock = code("%M", named)
}

/** What has a [coder] of its own. */
internal class StructKind(val coder: ClassName) : PackKind {
    override val schema: Schema get() = Schema.Tuple(emptyList())
    override fun spelled(enums: EnumSchemas): CodeBlock = code("%T.schema", coder)
}

/**
 * A list.
 *
 * @property whole the function of the reader that reads the whole as an array, if it has one
 * @property isArray whether it is an array, whose size cannot change
 * @property make makes the expression of the collection of so many elements
 */
internal class ListKind(
    val element: PackType,
    val whole: String? = null,
    val isArray: Boolean = false,
    val make: (count: CodeBlock, element: (CodeBlock) -> CodeBlock) -> CodeBlock,
) : PackKind {
    /** Whether the writer takes the whole: an array has each number as it is. */
    val isWrittenWhole: Boolean get() = isArray && whole != null

    override val schema: Schema get() = Schema.Sequence(element.schema)
    override fun spelled(enums: EnumSchemas): CodeBlock = code("%T.Sequence(%L)", PackApi.schema, element.spelled(enums))
}

/** A list of structs, field by field; [make] makes the expression of the list of the names of its columns. */
internal class ColumnsKind(val columns: List<Column>, val make: (count: CodeBlock, columns: List<CodeBlock>) -> CodeBlock) : PackKind {
    /**
     * A field: [of] makes its expression of the struct's; [array] holds its values till there are structs, if an array can.
     *
     * @property isConverted whether the user's code makes what is written of its values
     */
    class Column(
        val name: String,
        private val kotlin: TypeName,
        val type: PackType,
        val of: (CodeBlock) -> CodeBlock,
        val array: ClassName?,
        val isConverted: Boolean,
    ) {
        /** The field as if it were what a list holds. */
        val element: PackType get() = PackType(type.form, type.isOptional, { type.unwrap(of(it)) }, type.wrap)

        /** What holds its values till there are structs. */
        val collection: TypeName get() = array ?: LIST.parameterizedBy(kotlin)
    }

    override val schema: Schema get() = Schema.Sequence(Schema.Bool)
    override fun spelled(enums: EnumSchemas): CodeBlock = code(
        "%T.Columns(%L)",
        PackApi.schema,
        listOf(columns) { code("%T(%L, %L)", PackApi.field, literal(it.name), it.type.spelled(enums)) },
    )
}

/** A map of this [type]; [finish] turns the expression of one into the type that is wanted. */
internal class MapKind(val type: MapType, val key: PackType, val value: PackType, val finish: (CodeBlock) -> CodeBlock) : PackKind {
    override val schema: Schema get() = Schema.Mapping(key.schema, value.schema)
    override fun spelled(enums: EnumSchemas): CodeBlock =
        code("%T.Mapping(%L, %L)", PackApi.schema, key.spelled(enums), value.spelled(enums))
}

/** A tuple of [parts], which are expressions of the whole; [make] makes the whole of the parts. */
internal class TupleKind(val parts: List<Part>, val make: (List<CodeBlock>) -> CodeBlock) : PackKind {
    class Part(val type: PackType, val of: (CodeBlock) -> CodeBlock)

    override val schema: Schema get() = Schema.Tuple(parts.map { it.type.schema })
    override fun spelled(enums: EnumSchemas): CodeBlock = code("%T.Tuple(%L)", PackApi.schema, listOf(parts) { it.type.spelled(enums) })
}

/** Returns the expression of a list of [items]. */
internal fun <T> listOf(items: List<T>, spelled: (T) -> CodeBlock): CodeBlock =
    CodeBlock.builder().add("%M(", KotlinApi.listOf).also { list ->
        items.forEachIndexed { index, item -> list.add(if (index == 0) "%L" else ",·%L", spelled(item)) }
    }.add(")").build()
