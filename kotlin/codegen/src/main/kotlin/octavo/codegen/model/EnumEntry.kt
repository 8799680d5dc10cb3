package octavo.codegen.model

/** An entry of an enum: its name in Kotlin and in messages. */
public data class EnumEntry(val name: String, val wireName: String, val location: Location)
