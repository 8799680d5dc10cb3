package octavo.codegen.emit

import com.squareup.kotlinpoet.CodeBlock
import com.squareup.kotlinpoet.ParameterizedTypeName
import com.squareup.kotlinpoet.ParameterizedTypeName.Companion.parameterizedBy
import com.squareup.kotlinpoet.TypeName
import com.squareup.kotlinpoet.WildcardTypeName
import com.squareup.kotlinpoet.joinToCode
import octavo.codegen.model.ClassStruct
import octavo.codegen.model.Property

/** Returns the call of the constructor with [value] for each of [properties]. */
internal fun construction(struct: ClassStruct, properties: List<Property>, value: (Property) -> CodeBlock): CodeBlock {
    if (properties.isEmpty()) return code("%T()", constructed(struct.type))
    val arguments = properties.map { code("%N = %L,\n", it.name, value(it)) }.joinToCode("")
    return CodeBlock.builder().add("%T(\n⇥", constructed(struct.type)).add(arguments).add("⇤)").build()
}

/** Returns the type as a constructor's call names it: not nullable, and without projections of its arguments. */
internal fun constructed(type: TypeName): TypeName {
    if (type !is ParameterizedTypeName) return type.copy(nullable = false)
    return type.rawType.parameterizedBy(type.typeArguments.map { if (it is WildcardTypeName) it.outTypes.first() else it })
}
