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
    val location: Location,
)
