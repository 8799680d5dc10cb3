package octavo.codegen.model

/** A property of the primary constructor. */
public data class Property(
    val name: String,
    val wireName: String,
    val type: Type,
    val hasDefault: Boolean,
    val isTransient: Boolean,
    /** The version that added the property, or null. */
    val since: Int?,
    /** Whether wires that can store integers in full width do so. */
    val isFixed: Boolean,
    /** Whether wires that can store a text once for all its occurrences do so. */
    val isShared: Boolean,
    /** The struct whose fields are stored one after the other on wires that can, if the property is a list of such; else null. */
    val columns: ClassStruct?,
    /** Whether it is for its module alone. */
    val isInternal: Boolean,
    /** Whether a subclass may have a getter of its own for it, which may refuse. */
    val isOpen: Boolean,
    val location: Location,
)
