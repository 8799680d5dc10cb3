package octavo.codegen.model

/** An entry of an enum: its name in Kotlin and in messages. */
public data class EnumEntry(
    val name: String,
    val wireName: String,
    /** Whether it stands for every name that no entry has. */
    val isUnknown: Boolean,
    val location: Location,
)
