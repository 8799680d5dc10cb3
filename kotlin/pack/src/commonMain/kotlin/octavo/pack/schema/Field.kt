package octavo.pack.schema

/** A field of a struct or of columns, or a case of a union. */
public data class Field(val name: String, val type: Schema)
