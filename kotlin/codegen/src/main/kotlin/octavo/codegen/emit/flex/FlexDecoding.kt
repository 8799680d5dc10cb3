package octavo.codegen.emit.flex

import com.squareup.kotlinpoet.CodeBlock
import octavo.codegen.emit.KotlinApi
import octavo.codegen.emit.arrayElement
import octavo.codegen.emit.code
import octavo.codegen.emit.constructed
import octavo.codegen.model.ArrayType
import octavo.codegen.model.CollectionShape
import octavo.codegen.model.CollectionType
import octavo.codegen.model.ConvertedType
import octavo.codegen.model.EnumType
import octavo.codegen.model.MapType
import octavo.codegen.model.Scalar
import octavo.codegen.model.ScalarType
import octavo.codegen.model.StructType
import octavo.codegen.model.TextType
import octavo.codegen.model.Type
import octavo.codegen.model.UnsupportedType
import octavo.codegen.model.ValueType
import octavo.codegen.model.isNullable

/** Writes the expression that reads one value out of a slot with the reader `from`. */
internal class FlexDecoding(private val tables: EnumTables) {
    private var depth = 0

    /** Returns the expression for the value of [type] in [slot]. */
    fun read(type: Type, slot: Slot): CodeBlock {
        val present = present(type, slot)
        return if (type.isNullable) code("if (from.isNull(%L)) null else %L", slot.type, present) else present
    }

    private fun present(type: Type, slot: Slot): CodeBlock = when (type) {
        is ScalarType -> code("from.${function(type.scalar)}(%L)", slot.arguments)
        is ArrayType -> code("from.%M(%L)", FlexApi.array(type.element), slot.arguments)
        is CollectionType -> collection(type, slot)
        is MapType -> if (hasTextKeys(type.key)) map(type, slot) else pairs(type, slot)
        is EnumType -> code("from.enum(%N, %L)", tables.of(type), slot.arguments)
        is ValueType -> code("%T(%L)", constructed(type.kotlin), read(type.underlying, slot))
        is StructType -> code("%T.decode(from, %L)", type.generated.flexCoder, slot.arguments)
        is TextType -> text(type, slot)
        is ConvertedType -> code("%T.fromSurrogate(%L)", type.conversion, read(type.surrogate, slot))
        is UnsupportedType -> error("checked before: $type")
    }

    private fun text(type: TextType, slot: Slot): CodeBlock {
        val name = type.kotlin.copy(nullable = false)
        return code("from.text(%L, %S) { %T.${type.form.parse}(it) }", slot.arguments, name, name)
    }

    private fun collection(type: CollectionType, slot: Slot): CodeBlock {
        type.arrayElement?.let { return code("from.%M(%L).%M()", FlexApi.array(it), slot.arguments, KotlinApi.asList) }
        val function = if (type.shape == CollectionShape.LIST) FlexApi.list else FlexApi.set
        return mutable(type) { element ->
            code("from.%M(%L) { %L -> %L }", function, slot.arguments, element.arguments, read(type.element, element))
        }
    }

    private fun map(type: MapType, slot: Slot): CodeBlock {
        val key = mapKey(type.key, code("it"))
        return mutable(type) { value ->
            code("from.%M(%L, { %L }) { %L -> %L }", FlexApi.map, slot.arguments, key, value.arguments, read(type.value, value))
        }
    }

    private fun pairs(type: MapType, slot: Slot): CodeBlock = mutable(type) { element ->
        val key = code("{ %L -> %L }", element.arguments, read(type.key, element))
        val value = code("{ %L -> %L }", element.arguments, read(type.value, element))
        code("from.%M(%L, %L, %L)", FlexApi.pairs, slot.arguments, key, value)
    }

    private fun mutable(type: Type, collection: (Slot) -> CodeBlock): CodeBlock = KotlinApi.mutable(type, lambda(collection))

    /** Returns the expression for the key of [type] that [text] stands for. */
    private fun mapKey(type: Type, text: CodeBlock): CodeBlock = when (type) {
        is ScalarType -> if (type.scalar == Scalar.STRING) text else scalarKey(type.scalar, text)
        is EnumType -> code("from.enumKey(%N, %L)", tables.of(type), text)
        is ValueType -> code("%T(%L)", constructed(type.kotlin), mapKey(type.underlying, text))
        is TextType -> code("from.key(%L, %S) { %T.${type.form.parse}(it) }", text, type.kotlin, type.kotlin)
        else -> error("no text: $type")
    }

    private fun scalarKey(scalar: Scalar, text: CodeBlock) =
        code("from.key(%L, %S) { it.%M() }", text, scalar.type.simpleName, KotlinApi.parse(scalar))

    private fun lambda(body: (Slot) -> CodeBlock): CodeBlock {
        val element = Slot.parameters(++depth + 1)
        return body(element).also { depth-- }
    }

    private fun function(scalar: Scalar): String = scalar.type.simpleName.replaceFirstChar { it.lowercase() }
}
