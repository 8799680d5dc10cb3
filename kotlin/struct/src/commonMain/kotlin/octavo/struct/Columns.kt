package octavo.struct

/** Stores a list of structs field by field on wires that can (pack): numbers of one field stand side by side then, and take less room. */
@Target(AnnotationTarget.PROPERTY)
public annotation class Columns
