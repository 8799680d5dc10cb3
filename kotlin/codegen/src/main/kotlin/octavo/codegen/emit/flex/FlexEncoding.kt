package octavo.codegen.emit.flex

import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.ParameterizedTypeName
import octavo.codegen.emit.code
import octavo.codegen.emit.isName
import octavo.codegen.emit.number
import octavo.codegen.model.ArrayType
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

/** Writes the statements that put one value into the builder `to`. */
internal class FlexEncoding(private val tables: EnumTables) {
    /** How many locals there are of each name. */
    private val locals = HashMap<String, Int>()

    /** Returns statements that put [value], an expression of type [type]. */
    fun put(type: Type, value: CodeBlock): CodeBlock = CodeBlock.builder().also { it.put(type, value) }.build()

    private fun CodeBlock.Builder.put(type: Type, value: CodeBlock) {
        if (!type.isNullable) return putPresent(type, value)
        val stable = if (value.isName) value else code("%N", local("optional").also { addStatement("val·%N·=·%L", it, value) })
        beginControlFlow("if·(%L·==·null)", stable).addStatement("to.putNull()").nextControlFlow("else")
        putPresent(type, stable)
        endControlFlow()
    }

    private fun CodeBlock.Builder.putPresent(type: Type, value: CodeBlock) {
        when (type) {
            is ScalarType -> addStatement("to.put(%L)", scalar(type.scalar, value))
            is ArrayType -> putArray(type.element, value)
            is CollectionType -> putCollection(type, value)
            is MapType -> if (hasTextKeys(type.key)) putMap(type, value) else putPairs(type, value)
            is EnumType -> addStatement("to.put(%L)", code("%N.name(%L)", tables.of(type), value))
            is ValueType -> put(type.underlying, code("%L.%N", value, type.property))
            is StructType -> addStatement("%T.encode(%L,·to)", type.generated.flexCoder, value)
            is TextType -> addStatement("to.put(%L.%L)", value, type.form.format)
            is ConvertedType -> put(type.surrogate, code("%T.toSurrogate(%L)", type.conversion, value))
            is UnsupportedType -> error("checked before: $type")
        }
    }

    private fun scalar(scalar: Scalar, value: CodeBlock): CodeBlock = when (scalar) {
        Scalar.BYTE, Scalar.SHORT -> code("%L.toInt()", value)
        Scalar.UBYTE, Scalar.USHORT -> code("%L.toUInt()", value)
        Scalar.CHAR -> code("%L.toString()", value)
        else -> value
    }

    private fun CodeBlock.Builder.putArray(element: Scalar, value: CodeBlock) {
        when (element) {
            Scalar.BYTE -> addStatement("to.putBlob(%L)", value)
            in wholeArrays -> addStatement("to.put(%L)", value)
            else -> putEach(value) { addStatement("to.put(%L)", scalar(element, it)) }
        }
    }

    private fun CodeBlock.Builder.putCollection(type: CollectionType, values: CodeBlock) {
        val number = type.number
        when {
            !isList(type) -> putEach(values) { put(type.element, it) }
            number != null -> addStatement("to.%M(%L)", FlexApi.numberList(number), values)
            else -> putList(type, values)
        }
    }

    private fun CodeBlock.Builder.putList(type: CollectionType, values: CodeBlock) {
        val element = local("element")
        beginControlFlow("to.%M(%L)·{·%N·->", FlexApi.list, values, element)
        put(type.element, code("%N", element))
        endControlFlow()
    }

    /** Whether the static type is a list: a Collection, which is decoded as one, may be anything. */
    private fun isList(type: CollectionType): Boolean = (type.kotlin as ParameterizedTypeName).rawType.simpleName.endsWith("List")

    private fun CodeBlock.Builder.putEach(values: CodeBlock, putElement: CodeBlock.Builder.(CodeBlock) -> Unit) {
        val start = local("start")
        val element = local("element")
        addStatement("val·%N·=·to.startVector()", start)
        beginControlFlow("for·(%N·in·%L)", element, values)
        putElement(code("%N", element))
        endControlFlow()
        addStatement("to.endVector(%N)", start)
    }

    private fun CodeBlock.Builder.putMap(type: MapType, map: CodeBlock) {
        putEntries(map, "Map") { key, value ->
            addStatement("to.key(%L)", keyText(type.key, key))
            put(type.value, value)
        }
    }

    private fun CodeBlock.Builder.putPairs(type: MapType, map: CodeBlock) {
        putEntries(map, "Vector") { key, value ->
            put(type.key, key)
            put(type.value, value)
        }
    }

    private fun CodeBlock.Builder.putEntries(
        map: CodeBlock,
        container: String,
        putEntry: CodeBlock.Builder.(key: CodeBlock, value: CodeBlock) -> Unit,
    ) {
        val start = local("start")
        val entry = local("entry")
        val key = local("key")
        val value = local("element")
        addStatement("val·%N·=·to.start$container()", start)
        beginControlFlow("for·(%N·in·%L.entries)", entry, map)
        addStatement("val·%N·=·%N.key", key, entry)
        addStatement("val·%N·=·%N.value", value, entry)
        putEntry(code("%N", key), code("%N", value))
        endControlFlow()
        addStatement("to.end$container(%N)", start)
    }

    private fun keyText(type: Type, key: CodeBlock): CodeBlock = when (type) {
        is ScalarType -> if (type.scalar == Scalar.STRING) key else code("%L.toString()", key)
        is EnumType -> code("%N.name(%L)", tables.of(type), key)
        is ValueType -> keyText(type.underlying, code("%L.%N", key, type.property))
        is TextType -> code("%L.%L", key, type.form.format)
        else -> error("no text: $type")
    }

    private fun local(name: String): String {
        val count = (locals[name] ?: 0) + 1
        locals[name] = count
        return if (count == 1) name else "$name$count"
    }
}
