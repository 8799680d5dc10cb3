package octavo.codegen.emit.flex

import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.KModifier
import com.squareup.kotlinpoet.ParameterizedTypeName.Companion.parameterizedBy
import com.squareup.kotlinpoet.PropertySpec
import com.squareup.kotlinpoet.joinToCode
import octavo.codegen.emit.code
import octavo.codegen.emit.literal
import octavo.codegen.model.EnumEntry
import octavo.codegen.model.EnumType

/** The tables of the enums that one coder uses: entries by name and names by entry. */
internal class EnumTables {
    private val tables = LinkedHashMap<ClassName, PropertySpec>()

    val all: Collection<PropertySpec> get() = tables.values

    /** Returns the name of the property that holds the table of [type]. */
    fun of(type: EnumType): String = of(type.name, type.entries)

    /** Returns the name of the property that holds the table of the enum [name]. */
    fun of(name: ClassName, entries: List<EnumEntry>): String = tables.getOrPut(name) { table(name, entries) }.name

    private fun table(name: ClassName, entries: List<EnumEntry>): PropertySpec {
        val property = name.simpleNames.joinToString("").replaceFirstChar { it.lowercase() } + "Names"
        val isTaken = tables.values.any { it.name == property }
        val free = if (isTaken) property + tables.size else property
        return PropertySpec.builder(free, FlexApi.enum.parameterizedBy(name), KModifier.INTERNAL)
            .initializer("%T(%T.entries,·%L)", FlexApi.enum, name, (names(entries) + unknown(name, entries)).joinToCode(",·"))
            .build()
    }

    private fun names(entries: List<EnumEntry>): List<CodeBlock> = entries.map { literal(it.wireName) }

    private fun unknown(name: ClassName, entries: List<EnumEntry>): List<CodeBlock> =
        entries.filter { it.isUnknown }.map { code("unknown = %T.%N", name, it.name) }
}
