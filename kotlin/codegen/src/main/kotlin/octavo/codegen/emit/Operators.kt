package octavo.codegen.emit

import com.squareup.kotlinpoet.FileSpec
import octavo.codegen.model.ClassStruct
import octavo.codegen.model.MapType
import octavo.codegen.model.Struct
import octavo.codegen.model.withParts

/** Imports the operators by which maps are gone through, which code does not name: the user's package may have others. */
internal fun FileSpec.Builder.importOperators(struct: Struct): FileSpec.Builder = apply {
    if ((struct as? ClassStruct)?.hasMap == true) addImport("kotlin.collections", "component1", "component2", "iterator")
}

private val ClassStruct.hasMap: Boolean
    get() = properties.any { property -> property.type.withParts.any { it is MapType } || property.columns?.hasMap == true }
