package octavo.codegen.emit.pack

import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.KModifier
import com.squareup.kotlinpoet.NameAllocator
import com.squareup.kotlinpoet.PropertySpec
import octavo.codegen.emit.code
import octavo.codegen.emit.literal

/** The schemas of the enums that one coder uses, once each: a method has no room for the names of a large one at every use. */
internal class EnumSchemas {
    private val schemas = LinkedHashMap<ClassName, PropertySpec>()
    private val names = NameAllocator()

    val all: Collection<PropertySpec> get() = schemas.values

    /** Returns the name of the property that holds the schema of [enum]. */
    fun of(enum: EnumKind): String = schemas.getOrPut(enum.type) { property(enum) }.name

    private fun property(enum: EnumKind): PropertySpec {
        val name = names.newName(enum.type.simpleNames.joinToString("").replaceFirstChar(Char::lowercase) + "Schema")
        return PropertySpec.builder(name, PackApi.schema, KModifier.PRIVATE).initializer(enumeration(enum)).build()
    }

    companion object {
        /** Returns the expression of the schema of [enum] itself. */
        fun enumeration(enum: EnumKind): CodeBlock =
            code("%T.Enumeration(%L)", PackApi.schema, listOf(enum.schema.names) { literal(it) })
    }
}
