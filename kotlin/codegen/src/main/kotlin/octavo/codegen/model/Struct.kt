package octavo.codegen.model

import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.TypeName

/** A type that gets a coder. */
public sealed interface Struct {
    /** The type as it is used: `User`, or `Page<User>` of a generic class. */
    public val type: TypeName

    public val declaration: Declaration
}

public val Struct.generated: GeneratedNames get() = declaration.generated

public val Struct.wireName: String get() = declaration.wireName

/** A class of properties; messages may carry its name too when it [isSubclass] of a sealed struct. */
public data class ClassStruct(
    override val type: TypeName,
    override val declaration: Declaration,
    val properties: List<Property>,
    val isSubclass: Boolean,
    /** Whether readers and writers of different versions understand each other on wires that otherwise would not. */
    val isOpen: Boolean,
    /** Whether two values are equal where their properties are, as Kotlin itself compares those of data classes. */
    val isComparedByProperties: Boolean,
) : Struct {
    /** The properties that messages have, in the order of the constructor. */
    val stored: List<Property> = properties.filterNot { it.isTransient }
}

/** A singleton; messages carry its name when it [isSubclass] of a sealed struct. */
public data class ObjectStruct(override val type: ClassName, override val declaration: Declaration, val isSubclass: Boolean) : Struct

/** An enum class. */
public data class EnumStruct(override val type: ClassName, override val declaration: Declaration, val entries: List<EnumEntry>) : Struct

/** A sealed class or interface, with its concrete subclasses however deep they stand, each before those that it is a subclass of. */
public data class SealedStruct(override val type: ClassName, override val declaration: Declaration, val subclasses: List<Subclass>) : Struct
