package octavo.codegen.model

import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.ParameterizedTypeName
import com.squareup.kotlinpoet.TypeName
import com.squareup.kotlinpoet.WildcardTypeName

/** The package and the stem of everything generated for a type: `Outer_Inner`, `PageOfUser`. */
public data class GeneratedNames(val packageName: String, val stem: String) {
    public companion object {
        /**
         * Derives the names from [type], which has no type variables, for [packageName]: its own unless told otherwise. Names of type
         * arguments have their packages in front where they are [qualified], `PageOfShop_users_User`.
         */
        public fun of(type: TypeName, packageName: String = rawType(type).packageName, qualified: Boolean = false): GeneratedNames =
            stem(type) { if (qualified) qualifiedName(it) else simpleName(it) }
                .let { GeneratedNames(packageName, if (type is ParameterizedTypeName) brief(it) else it) }

        /**
         * Cuts what is too long, and puts a number that the whole of it leads to in the place of the rest. Only names of instantiations
         * are: by those of other classes, coders are found at run time.
         */
        private fun brief(stem: String): String {
            if (stem.byteCount <= MAX_STEM) return stem
            val kept = stem.indices.last { stem.take(it).byteCount <= KEPT_STEM && !stem[it].isLowSurrogate() }
            return stem.take(kept) + "_" + fingerprint(stem).toULong().toString(radix = 36)
        }

        private val String.byteCount: Int get() = encodeToByteArray().size

        private fun fingerprint(stem: String): Long = stem.fold(0L) { hash, char -> hash * FACTOR + char.code }

        private fun stem(type: TypeName, nameOfArgument: (ClassName) -> String): String =
            simpleName(rawType(type)) + arguments(type, nameOfArgument)

        private fun arguments(type: TypeName, name: (ClassName) -> String): String =
            (type as? ParameterizedTypeName)?.typeArguments?.joinToString("And", prefix = "Of") { argument(it, name) }.orEmpty()

        private fun argument(type: TypeName, name: (ClassName) -> String): String = when {
            type is WildcardTypeName -> "Out" + argument(type.outTypes.first(), name)
            else -> (if (type.isNullable) "Nullable" else "") + name(rawType(type)) + arguments(type, name)
        }

        /** As the JVM finds coders by the name of a class, in which `$` stands between a class and the one around it. */
        private fun simpleName(type: ClassName): String = type.simpleNames.joinToString("_").replace('$', '_')

        private fun qualifiedName(type: ClassName): String =
            type.canonicalName.replace('.', '_').replaceFirstChar(Char::uppercase)

        private fun rawType(type: TypeName): ClassName = if (type is ParameterizedTypeName) type.rawType else type as ClassName

        // A file system's names have up to 255 bytes, and the JVM's files are named after classes inside of classes, too.
        private const val MAX_STEM = 150
        private const val KEPT_STEM = 120

        /** Any odd number with bits all over: Knuth's, of linear congruential generators. */
        private const val FACTOR = 6364136223846793005
    }
}
