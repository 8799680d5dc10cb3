package octavo.pack.schema

/** A named part of a struct, of columns, or of a union, where it is a case. */
public data class Field(val name: String, val type: Schema)
