package octavo.codegen.emit

import com.squareup.kotlinpoet.AnnotationSpec
import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.FileSpec
import com.squareup.kotlinpoet.joinToCode
import octavo.codegen.model.ClassStruct
import octavo.codegen.model.Struct

/** Begins the file of [name] for [struct], whose code names [types]. */
internal fun generatedFile(struct: Struct, name: ClassName, types: List<ClassName>): FileSpec.Builder {
    val properties = (struct as? ClassStruct)?.properties.orEmpty().map { it.name }
    return generatedFile(listOf(struct), name).also { it.importHidden(types, properties) }
}

/** Begins the file of [name], which opts in to what the declarations of [structs] do, and may use what they deprecate, and say or name what need not be. */
internal fun generatedFile(structs: Collection<Struct>, name: ClassName): FileSpec.Builder {
    val file = FileSpec.builder(name).indent("    ").addAnnotation(suppress)
    val optIns = structs.flatMap { it.declaration.optIns }.distinct()
    if (optIns.isNotEmpty()) file.addAnnotation(optIn(optIns))
    return file
}

private val warnings = listOf(
    "DEPRECATION",
    "DEPRECATION_ERROR",
    "REDUNDANT_VISIBILITY_MODIFIER",
    "SENSELESS_COMPARISON",
    "UNUSED_VARIABLE",
    "UNUSED_ANONYMOUS_PARAMETER",
)

private val suppress =
    AnnotationSpec.builder(ClassName("kotlin", "Suppress")).addMember(warnings.map { code("%S", it) }.joinToCode()).build()

private fun optIn(markers: List<ClassName>) =
    AnnotationSpec.builder(ClassName("kotlin", "OptIn")).addMember(markers.map { code("%T::class", it) }.joinToCode()).build()
