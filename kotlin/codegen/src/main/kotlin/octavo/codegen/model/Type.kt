package octavo.codegen.model

import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.TypeName

/** The type of a property, of an element, a key or a value. */
public sealed interface Type {
    /** The type as Kotlin spells it, with its nullability. */
    public val kotlin: TypeName
}

/** Whether null is a value of the type. */
public val Type.isNullable: Boolean get() = kotlin.isNullable

/** The type itself and, however deep, the types that it holds, wraps or is converted to. */
public val Type.withParts: List<Type> get() = listOf(this) + parts.flatMap { it.withParts }

private val Type.parts: List<Type>
    get() = when (this) {
        is CollectionType -> listOf(element)
        is MapType -> listOf(key, value)
        is ValueType -> listOf(underlying)
        is ConvertedType -> listOf(surrogate)
        else -> emptyList()
    }

/** A number, a Boolean, a Char or a String. */
public data class ScalarType(override val kotlin: TypeName, val scalar: Scalar) : Type

/** An array of primitives, unsigned ones included. */
public data class ArrayType(override val kotlin: TypeName, val element: Scalar) : Type

/** A List, a Set or a Collection. */
public data class CollectionType(override val kotlin: TypeName, val shape: CollectionShape, val element: Type) : Type

/** A Map. */
public data class MapType(override val kotlin: TypeName, val key: Type, val value: Type) : Type

/** An enum class, which need not be a struct. */
public data class EnumType(override val kotlin: TypeName, val name: ClassName, val entries: List<EnumEntry>) : Type

/** A value class around [underlying], kept in its [property]. */
public data class ValueType(override val kotlin: TypeName, val property: String, val underlying: Type) : Type

/** A struct, by the names of what is generated for it. */
public data class StructType(override val kotlin: TypeName, val generated: GeneratedNames, val hasAccessor: Boolean) : Type

/** A type of a standard library that stands in messages as its text. */
public data class TextType(override val kotlin: TypeName, val form: TextForm) : Type

/** A type that the object [conversion] turns into a [surrogate]. */
public data class ConvertedType(override val kotlin: TypeName, val conversion: ClassName, val surrogate: Type) : Type

/** A type that no coder can be generated for: [reason] says why and what to do. */
public data class UnsupportedType(override val kotlin: TypeName, val reason: String) : Type
