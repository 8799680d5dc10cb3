package octavo.ksp

import com.google.devtools.ksp.getDeclaredFunctions
import com.google.devtools.ksp.getDeclaredProperties
import com.google.devtools.ksp.symbol.ClassKind
import com.google.devtools.ksp.symbol.KSAnnotation
import com.google.devtools.ksp.symbol.KSClassDeclaration
import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.Variance
import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.TypeName
import octavo.codegen.model.ArrayType
import octavo.codegen.model.CollectionShape
import octavo.codegen.model.CollectionType
import octavo.codegen.model.ConvertedType
import octavo.codegen.model.EnumType
import octavo.codegen.model.GeneratedNames
import octavo.codegen.model.MapType
import octavo.codegen.model.Scalar
import octavo.codegen.model.ScalarType
import octavo.codegen.model.StructType
import octavo.codegen.model.TextForm
import octavo.codegen.model.TextType
import octavo.codegen.model.Type
import octavo.codegen.model.UnsupportedType
import octavo.codegen.model.ValueType

/** Reads types, those of structs with [namesOf] what is generated for them, and tells [onInstantiation] each with type arguments. */
internal class TypeReader(
    val visibility: Visibility,
    private val compiled: CompiledCoders,
    private val namesOf: (KSType) -> GeneratedNames,
    private val onInstantiation: (KSType) -> Unit,
) {
    /** The types of the value classes whose values are being read. */
    private val valuesAround = HashSet<TypeName>()

    /** Returns [type] in the model's terms. */
    fun read(type: KSType): Type {
        val expanded = type.expanded()
        val kotlin = expanded.toTypeName()
        if (expanded.isError) return UnsupportedType(expanded.asWritten(), "it is not known: is it misspelt, or not imported?")
        val declaration = expanded.declaration as? KSClassDeclaration ?: return UnsupportedType(kotlin, "its arguments are not known here")
        val isConsumer = expanded.arguments.any { it.variance == Variance.CONTRAVARIANT }
        if (isConsumer) return UnsupportedType(kotlin, "say what it holds, without `in`")
        val name = declaration.qualified
        return Scalar.of(name)?.let { ScalarType(kotlin, it) }
            ?: Scalar.ofArray(name)?.let { ArrayType(kotlin, it) }
            ?: TextForm.of(name)?.let { TextType(kotlin, it) }
            ?: collection(name, kotlin, expanded)
            ?: declared(declaration, kotlin, expanded)
    }

    /** Returns the type of a property under `@Convert`. */
    fun convert(type: KSType, annotation: KSAnnotation): Type {
        val kotlin = type.toTypeName()
        val conversion = (annotation.firstArgument as? KSType)?.expanded()?.declaration as? KSClassDeclaration
        val surrogate = conversion?.takeIf { it.classKind == ClassKind.OBJECT }?.surrogateOf(type)
            ?: return UnsupportedType(kotlin, "@Convert needs an object that is a Conversion<${type.makeNotNullable()}, ...>")
        if (conversion.around.any { visibility.hides(it) }) {
            return UnsupportedType(kotlin, "${conversion.qualified} of @Convert is not visible: make it ${visibility.wanted(conversion)}")
        }
        return ConvertedType(kotlin, conversion.className(), read(surrogate))
    }

    private fun KSClassDeclaration.surrogateOf(type: KSType): KSType? {
        val conversion = supertypes.firstOrNull { it.qualified == CONVERSION } ?: return null
        val function = conversion.getDeclaredFunctions().first { it.simpleName.asString() == TO_SURROGATE }.asMemberOf(asType(emptyList()))
        val from = function.parameterTypes.single()?.expanded() ?: return null
        val given = type.expanded()
        val isTaken = from.makeNotNullable() == given.makeNotNullable() && (given.isMarkedNullable || !from.isMarkedNullable)
        return function.returnType.takeIf { isTaken }
    }

    /** Returns the name of a type that is not known: KSP calls it `<ERROR TYPE: shop.Owner>`. */
    private fun KSType.asWritten(): TypeName {
        val name = declaration.simpleName.asString().removePrefix("<ERROR TYPE").removePrefix(": ").removeSuffix(">")
        return ClassName(name.substringBeforeLast('.', ""), name.substringAfterLast('.')).copy(nullable = isMarkedNullable)
    }

    private fun collection(name: String, kotlin: TypeName, type: KSType): Type? = when (name) {
        in LISTS -> CollectionType(kotlin, CollectionShape.LIST, argument(type, 0))
        in SETS -> CollectionType(kotlin, CollectionShape.SET, argument(type, 0))
        in MAPS -> MapType(kotlin, argument(type, 0), argument(type, 1))
        else -> null
    }

    private fun argument(type: KSType, index: Int): Type =
        type.arguments[index].type?.let { read(it.resolve()) } ?: UnsupportedType(type.toTypeName(), "say what it holds, instead of *")

    private fun declared(declaration: KSClassDeclaration, kotlin: TypeName, type: KSType): Type = when {
        declaration.isExpect && !declaration.isOfLibrary ->
            UnsupportedType(kotlin, "it is expected, and may be another class on each target: $CONVERTED")
        declaration.classKind == ClassKind.ENUM_CLASS -> enum(declaration, kotlin)
        declaration.isOfLibrary -> UnsupportedType(kotlin, adviceFor(declaration))
        declaration.isValueClass -> value(declaration, kotlin, type)
        declaration.isStruct -> struct(kotlin, type, declaration)
        else -> UnsupportedType(kotlin, "annotate the class with @Struct, or the property with @Convert")
    }

    /** Says what to do about a class that is Kotlin's or Java's own, and cannot be annotated. */
    private fun adviceFor(declaration: KSClassDeclaration): String {
        val above = declaration.supertypes.map { it.qualified }.toSet() + declaration.qualified
        return when {
            above.any { it in MANY } -> "use a List or a Set, or $CONVERTED"
            above.any { it in MAPS } -> "use a Map, or $CONVERTED"
            declaration.qualified in EMPTY -> "it says nothing: remove the property"
            else -> CONVERTED
        }
    }

    private fun enum(declaration: KSClassDeclaration, kotlin: TypeName): Type = EnumType(
        kotlin,
        declaration.className(),
        declaration.enumEntries(nowhere),
    )

    private fun value(declaration: KSClassDeclaration, kotlin: TypeName, type: KSType): Type {
        val property = declaration.getDeclaredProperties().first { it.hasBackingField }
        if (visibility.hides(property) || visibility.hides(declaration.primaryConstructor!!)) {
            return UnsupportedType(kotlin, "its value or its constructor is not visible: make them so, or use @Convert")
        }
        val plain = kotlin.copy(nullable = false)
        if (isEndless(type) || !valuesAround.add(plain)) return UnsupportedType(kotlin, "it holds others of itself: make it a struct")
        val underlying = read(property.asMemberOf(type.makeNotNullable()))
        valuesAround -= plain
        return ValueType(kotlin, property.simpleName.asString(), underlying)
    }

    private fun struct(kotlin: TypeName, type: KSType, declaration: KSClassDeclaration): Type {
        val plain = type.makeNotNullable()
        if (isEndless(plain)) {
            return UnsupportedType(kotlin, "its type arguments grow without end: a generic class may not use itself so")
        }
        val names = namesOf(plain)
        val isCompiled = type.arguments.isEmpty() && declaration.containingFile == null
        val missing = if (isCompiled) compiled.missing(names) else null
        if (missing != null) return UnsupportedType(kotlin, "its module has no $missing: apply the processor there, for the same wires")
        if (type.arguments.isNotEmpty()) onInstantiation(plain)
        val hasAccessor = declaration.classKind == ClassKind.CLASS && !declaration.isSealed
        return StructType(kotlin, names, hasAccessor)
    }

    /** A class that uses itself with larger types would be read for ever. */
    private fun isEndless(type: KSType): Boolean = depth(type) > MAX_DEPTH || size(type) > MAX_SIZE

    private fun size(type: KSType): Int = 1 + type.arguments.sumOf { argument -> argument.type?.let { size(it.resolve()) } ?: 0 }

    private fun depth(type: KSType): Int =
        1 + (type.arguments.maxOfOrNull { argument -> argument.type?.let { depth(it.resolve()) } ?: 0 } ?: 0)

    private companion object {
        /** Nesting of type arguments. */
        const val MAX_DEPTH = 16

        /** Type arguments in all: where each step has ten times as many, sixteen are not reached. */
        const val MAX_SIZE = 100
        const val CONVERSION = "octavo.struct.Conversion"
        const val TO_SURROGATE = "toSurrogate"
        const val CONVERTED = "annotate the property with @Convert"
        val LISTS = setOf("List", "MutableList", "Collection").map { "kotlin.collections.$it" }
        val SETS = setOf("Set", "MutableSet").map { "kotlin.collections.$it" }
        val MAPS = setOf("Map", "MutableMap").map { "kotlin.collections.$it" }
        val MANY = setOf("kotlin.Array", "kotlin.collections.Iterable", "kotlin.sequences.Sequence")
        val EMPTY = setOf("kotlin.Unit", "kotlin.Nothing")
    }
}
