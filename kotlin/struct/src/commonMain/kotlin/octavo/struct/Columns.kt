package octavo.struct

/** Stores a list of structs field by field on wires that can (pack): the numbers of one field are side by side and take fewer bytes. */
@Target(AnnotationTarget.PROPERTY)
public annotation class Columns
