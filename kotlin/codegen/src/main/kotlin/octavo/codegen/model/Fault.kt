package octavo.codegen.model

/** Something that cannot be supported: what it is and what to do, and where it stands. */
public data class Fault(val location: Location, val message: String)
