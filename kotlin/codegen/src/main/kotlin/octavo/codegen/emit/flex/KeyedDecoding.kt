package octavo.codegen.emit.flex

import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.FunSpec
import com.squareup.kotlinpoet.INT
import com.squareup.kotlinpoet.KModifier
import com.squareup.kotlinpoet.NameAllocator
import com.squareup.kotlinpoet.PropertySpec
import com.squareup.kotlinpoet.TypeName
import com.squareup.kotlinpoet.TypeSpec
import octavo.codegen.emit.KotlinApi
import octavo.codegen.emit.code
import octavo.codegen.emit.construction
import octavo.codegen.emit.line
import octavo.codegen.model.ClassStruct
import octavo.codegen.model.Property
import octavo.codegen.model.Scalar
import octavo.codegen.model.ScalarType
import octavo.codegen.model.generated
import octavo.codegen.model.isNullable

/**
 * Makes the functions that look for each property by its key, for messages of another shape than the class's own.
 *
 * They gather values in an object, since a default may need those before it, and in groups, since a method may not be long.
 */
internal class KeyedDecoding(
    private val struct: ClassStruct,
    private val stored: StoredProperties,
    private val readOne: (Property, Slot) -> CodeBlock,
) {
    private val fields = struct.generated.flexCoder.nestedClass(FIELDS)

    /** First what must be there, then what has a default, which may need all of the former. */
    private val order = stored.declared.sortedBy { it.hasDefault }

    /** What each is called among [fields]: no two have one setter on the JVM, as `open` and `isOpen` would. */
    private val names = NameAllocator().also { names ->
        order.forEach { names.newName(if (it.name.startsWith("is")) "_${it.name}" else it.name, it) }
    }

    /**
     * What is called there the object whose defaults were taken last, until a value is read that a later default may need; it is
     * the result when none was.
     */
    private val made = names.newName("made")

    private val hasDefaults = order.any { it.hasDefault }

    fun addTo(coder: TypeSpec.Builder) {
        val groups = order.chunked(groupSize())
        coder.addFunction(byName(groups.size))
        groups.forEachIndexed { index, group -> coder.addFunction(readGroup(index, group)) }
        if (order.isNotEmpty()) coder.addType(fieldsType())
    }

    private fun groupSize(): Int {
        val forDefault = if (hasDefaults) ARGUMENT * order.size else 0
        return (COMPILED / (READ + forDefault)).coerceAtLeast(1)
    }

    private fun byName(groups: Int): FunSpec {
        val function = FunSpec.builder("byName").addModifiers(KModifier.PRIVATE).returns(struct.type).parameters()
        if (groups > 0) function.line("val fields = %T()", fields)
        repeat(groups) { function.line("readGroup$it(fields, from, base, width)") }
        return function.addCode("return·%L%L\n", if (hasDefaults) code("fields.%N ?: ", made) else "", construct(stored.declared)).build()
    }

    private fun construct(properties: List<Property>) = construction(struct, properties) { field(it) }

    private fun FunSpec.Builder.parameters() = addParameter(CoderType.from).addParameter("base", INT).addParameter("width", INT)

    private fun readGroup(index: Int, group: List<Property>): FunSpec {
        val function = FunSpec.builder("readGroup$index").addModifiers(KModifier.PRIVATE).addParameter("fields", fields).parameters()
        group.forEach { function.addCode("fields.%N·=·%L\n", names[it], value(it)) }
        return function.build()
    }

    private fun value(property: Property): CodeBlock {
        val slot = Slot.parameters(2)
        val forgets = if (property.hasDefault) code("fields.%N = null; ", made) else ""
        val read = code("{ %L -> %L%L }", slot.arguments, forgets, readOne(property, slot))
        val index = stored.indexOf(property)
        val default = default(property) ?: return code("from.%M(shape, $index, base, width) %L", FlexApi.property, read)
        return code("from.%M(shape, $index, base, width, { %L }) %L", FlexApi.propertyOr, default, read)
    }

    /** The value of a property that is missing: what the constructor makes of it, given all that it may depend on. */
    private fun default(property: Property): CodeBlock? = when {
        property.hasDefault ->
            code("(fields.%1N ?: %2L.%3M { fields.%1N = it }).%4N", made, construct(before(property)), KotlinApi.also, property.name)
        property.since != null -> code("null")
        else -> null
    }

    private fun before(property: Property) = stored.declared.filter { !it.hasDefault } +
        stored.declared.takeWhile { it != property }.filter { it.hasDefault }

    private fun field(property: Property) =
        code(if (property.type.isNullable || initial(property) != null) "fields.%N" else "fields.%N!!", names[property])

    private fun fieldsType(): TypeSpec {
        val type = TypeSpec.classBuilder(fields).addModifiers(KModifier.PRIVATE).addProperties(order.map { fieldProperty(it) })
        if (hasDefaults) type.addProperty(variable(made, struct.type.copy(nullable = true), "null"))
        return type.build()
    }

    private fun fieldProperty(property: Property): PropertySpec {
        val initial = initial(property)
        val type = if (initial == null) property.type.kotlin.copy(nullable = true) else property.type.kotlin
        return variable(names[property], type, initial ?: "null")
    }

    private fun variable(name: String, type: TypeName, initial: String) =
        PropertySpec.builder(name, type).mutable().initializer(initial).build()

    private fun initial(property: Property): String? {
        val type = property.type as? ScalarType ?: return null
        return if (type.isNullable) null else initialOf(type.scalar)
    }

    private fun initialOf(scalar: Scalar): String? = when (scalar) {
        Scalar.BOOLEAN -> "false"
        Scalar.BYTE, Scalar.SHORT, Scalar.INT, Scalar.LONG -> "0"
        Scalar.UBYTE, Scalar.USHORT, Scalar.UINT, Scalar.ULONG -> "0u"
        Scalar.FLOAT -> "0f"
        Scalar.DOUBLE -> "0.0"
        Scalar.CHAR -> "'\\u0000'"
        Scalar.STRING -> null
    }

    companion object {
        /** The class of the object in which values are gathered. */
        const val FIELDS = "Fields"

        /** The bytes of the longest method that the JVM compiles. */
        private const val COMPILED = 8000

        // What javap showed of the coders of kotlin/struct-tests: reading a property takes up to 170 bytes; a default calls the
        // constructor, which takes up to 10 for each argument.
        private const val READ = 170
        private const val ARGUMENT = 10
    }
}
