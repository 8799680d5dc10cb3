package octavo.codegen.emit.flex

import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.LIST
import com.squareup.kotlinpoet.MAP
import com.squareup.kotlinpoet.ParameterizedTypeName.Companion.parameterizedBy
import com.squareup.kotlinpoet.STRING
import com.squareup.kotlinpoet.TypeName
import octavo.codegen.emit.code
import octavo.codegen.emit.constructed
import octavo.codegen.model.ArrayType
import octavo.codegen.model.CollectionType
import octavo.codegen.model.ConvertedType
import octavo.codegen.model.EnumType
import octavo.codegen.model.GeneratedNames
import octavo.codegen.model.MapType
import octavo.codegen.model.Scalar
import octavo.codegen.model.ScalarType
import octavo.codegen.model.StructType
import octavo.codegen.model.TextType
import octavo.codegen.model.Type
import octavo.codegen.model.UnsupportedType
import octavo.codegen.model.ValueType
import octavo.codegen.model.isNullable

/** Says what an accessor of [owner] gives for a value of each type, and how it reads it. */
internal class FlexViews(private val owner: GeneratedNames, private val tables: EnumTables) {
    /** What an accessor gives: the [type], and the expression that [read]s it. */
    class View(val type: TypeName, val read: CodeBlock)

    /** Returns the view of value [number] of [slots], which is of [type]. */
    fun of(type: Type, slots: String, number: String): View {
        val present = present(type, slots, number)
        if (!type.isNullable) return present
        return View(present.type.copy(nullable = true), code("if ($slots.isNull($number)) null else %L", present.read))
    }

    private fun present(type: Type, slots: String, number: String): View {
        val plain = type.kotlin.copy(nullable = false)
        return when (type) {
            is ScalarType -> View(plain, code("$slots.${function(type.scalar)}($number)"))
            is ArrayType -> bytes(type, slots, number) ?: vector(element(type), slots, number)
            is CollectionType -> vector(type.element, slots, number)
            is MapType -> map(type, slots, number)
            is EnumType -> View(plain, code("$slots.enum(%T.%N, $number)", owner.flexCoder, tables.of(type)))
            is ValueType -> made(type, slots, number) ?: of(type.underlying, slots, number)
            is StructType -> struct(type, slots, number)
            is TextType -> View(plain, code("$slots.%M($number, %S) { %T.${type.form.parse}(it) }", FlexApi.text, plain, plain))
            is ConvertedType -> made(type, slots, number) ?: of(type.surrogate, slots, number)
            is UnsupportedType -> error("checked before: $type")
        }
    }

    private fun bytes(type: ArrayType, slots: String, number: String): View? =
        if (type.element == Scalar.BYTE) View(type.kotlin.copy(nullable = false), code("$slots.byteArray($number)")) else null

    private fun struct(type: StructType, slots: String, number: String): View {
        val coder = type.generated.flexCoder
        if (!type.hasAccessor) return decoded(type, slots, number)
        return View(type.generated.accessor, code("%T($slots.struct($number, %T.shape))", type.generated.accessor, coder))
    }

    private fun decoded(type: StructType, slots: String, number: String) =
        View(type.kotlin.copy(nullable = false), code("$slots.decode($number, %T)", type.generated.flexCoder))

    /** Inside of a value class stands the value itself, of which there is no view. */
    private fun whole(type: Type, slots: String, number: String): View? = when (type) {
        is StructType -> decoded(type, slots, number)
        is CollectionType, is MapType -> null
        is ArrayType -> bytes(type, slots, number)
        is ValueType -> made(type, slots, number)
        is ConvertedType -> made(type, slots, number)
        else -> present(type, slots, number)
    }?.let { if (type.isNullable) View(type.kotlin, code("if ($slots.isNull($number)) null else %L", it.read)) else it }

    private fun made(type: ValueType, slots: String, number: String): View? =
        whole(type.underlying, slots, number)?.let { made(type, slots, number, code("%T(%L)", constructed(type.kotlin), it.read)) }

    private fun made(type: ConvertedType, slots: String, number: String): View? =
        whole(type.surrogate, slots, number)?.let { made(type, slots, number, code("%T.fromSurrogate(%L)", type.conversion, it.read)) }

    /** A class's own code may refuse what is read. */
    private fun made(type: Type, slots: String, number: String, value: CodeBlock) =
        View(type.kotlin.copy(nullable = false), code("$slots.%M($number) { %L }", FlexApi.made, value))

    private fun element(type: ArrayType): Type = ScalarType(type.element.type, type.element)

    private fun vector(element: Type, slots: String, number: String): View {
        val vector = viewOf(element)
        if (vector != null) return View(vector, code("%T($slots.elements($number))", vector))
        val (elements, index) = if (slots == "elements") "elements2" to "index2" else "elements" to "index"
        val view = of(element, elements, index)
        return View(LIST.parameterizedBy(view.type), code("$slots.elements($number).asList { $elements, $index -> %L }", view.read))
    }

    /** The value class that gives elements one by one, without an object for each. */
    private fun viewOf(element: Type): TypeName? = when {
        element.isNullable -> null
        element is StructType && element.hasAccessor -> element.generated.accessors
        element is ScalarType -> FlexApi.vectors[element.scalar]
        else -> null
    }

    private fun map(type: MapType, slots: String, number: String): View = when {
        !hasTextKeys(type.key) -> View(FlexApi.elements, code("$slots.elements($number)"))
        (type.key as? ScalarType)?.scalar != Scalar.STRING -> View(FlexApi.entries, code("$slots.entries($number)"))
        else -> {
            val value = of(type.value, "entries", "index")
            View(MAP.parameterizedBy(STRING, value.type), code("$slots.entries($number).asMap { entries, index -> %L }", value.read))
        }
    }

    private fun function(scalar: Scalar): String = scalar.type.simpleName.replaceFirstChar { it.lowercase() }
}
