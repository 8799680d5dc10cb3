package octavo.codegen.emit

import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.ParameterizedTypeName
import com.squareup.kotlinpoet.TypeName
import com.squareup.kotlinpoet.WildcardTypeName
import octavo.codegen.model.ClassStruct
import octavo.codegen.model.ConvertedType
import octavo.codegen.model.EnumStruct
import octavo.codegen.model.GeneratedNames
import octavo.codegen.model.ObjectStruct
import octavo.codegen.model.Property
import octavo.codegen.model.SealedStruct
import octavo.codegen.model.Struct
import octavo.codegen.model.StructType
import octavo.codegen.model.Type
import octavo.codegen.model.generated
import octavo.codegen.model.withParts

/** Returns the classes of the user's that code for the struct may name, and the [coder]s of those that have one. */
internal fun Struct.namedTypes(coder: (GeneratedNames) -> ClassName): List<ClassName> =
    type.classes + coder(generated) + when (this) {
        is ClassStruct -> stored.flatMap { it.namedTypes(coder) }
        is SealedStruct -> subclasses.flatMap { it.type.classes + coder(it.generated) }
        is EnumStruct, is ObjectStruct -> emptyList()
    }

private fun Property.namedTypes(coder: (GeneratedNames) -> ClassName): List<ClassName> =
    type.withParts.flatMap { it.namedTypes(coder) } + columns?.namedTypes(coder).orEmpty()

private fun Type.namedTypes(coder: (GeneratedNames) -> ClassName): List<ClassName> = kotlin.classes + when (this) {
    is ConvertedType -> listOf(conversion)
    is StructType -> listOf(coder(generated))
    else -> emptyList()
}

/** The classes that a type consists of. */
private val TypeName.classes: List<ClassName>
    get() = when (this) {
        is ClassName -> listOf(copy(nullable = false) as ClassName)
        is ParameterizedTypeName -> rawType.classes + typeArguments.flatMap { it.classes }
        is WildcardTypeName -> (outTypes + inTypes).flatMap { it.classes }
        else -> emptyList()
    }
