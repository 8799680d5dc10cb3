package octavo.codegen.model

import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.ParameterizedTypeName
import com.squareup.kotlinpoet.TypeName
import com.squareup.kotlinpoet.WildcardTypeName

/** The package and the stem of everything generated for a type: `Outer_Inner`, `PageOfUser`. */
public data class GeneratedNames(val packageName: String, val stem: String) {
    public companion object {
        /** Derives the names from [type], which has no type variables, for [packageName]: its own unless told otherwise. */
        public fun of(type: TypeName, packageName: String = rawType(type).packageName): GeneratedNames =
            GeneratedNames(packageName, stem(type))

        private fun stem(type: TypeName): String = when (type) {
            is ParameterizedTypeName -> stem(type.rawType) + "Of" + type.typeArguments.joinToString("And") { argument(it) }
            is WildcardTypeName -> "Out" + argument(type.outTypes.first())
            else -> rawType(type).simpleNames.joinToString("_")
        }

        private fun argument(type: TypeName): String = if (type.isNullable) "Nullable" + stem(type) else stem(type)

        private fun rawType(type: TypeName): ClassName = when (type) {
            is ParameterizedTypeName -> type.rawType
            else -> type as ClassName
        }
    }
}
