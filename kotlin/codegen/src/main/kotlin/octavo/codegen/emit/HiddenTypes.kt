package octavo.codegen.emit

import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.FileSpec
import octavo.codegen.model.ClassStruct
import octavo.codegen.model.ConvertedType
import octavo.codegen.model.EnumStruct
import octavo.codegen.model.EnumType
import octavo.codegen.model.ObjectStruct
import octavo.codegen.model.SealedStruct
import octavo.codegen.model.Struct
import octavo.codegen.model.TextType
import octavo.codegen.model.Type
import octavo.codegen.model.withParts

/**
 * Imports by another name what the code for [struct] calls members of and a property or a local would hide: `val Color: Color`. What is
 * nested stays: KotlinPoet knows no other name for it.
 */
internal fun FileSpec.Builder.importHidden(struct: Struct) {
    val properties = (struct as? ClassStruct)?.properties.orEmpty().map { it.name }.toSet()
    val called = called(struct).distinct().filter { it.enclosingClassName() == null }
    for (type in called.filter { it.simpleName in properties || it.simpleName.first().isLowerCase() }) {
        addAliasedImport(type, generateSequence(type.simpleName + "Type") { it + "_" }.first { it !in properties })
    }
}

/** The types that are not constructed or named only. */
private fun called(struct: Struct): List<ClassName> = when (struct) {
    is ClassStruct -> struct.properties.flatMap { it.type.withParts }.mapNotNull { called(it) }
    is EnumStruct -> listOf(struct.type)
    is ObjectStruct -> listOf(struct.type)
    is SealedStruct -> emptyList()
}

private fun called(type: Type): ClassName? = when (type) {
    is EnumType -> type.name
    is TextType -> type.kotlin.copy(nullable = false) as ClassName
    is ConvertedType -> type.conversion
    else -> null
}
