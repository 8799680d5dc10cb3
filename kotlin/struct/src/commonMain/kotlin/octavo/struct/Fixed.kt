package octavo.struct

/** Stores the integers of a property in full width on wires that would compress them (pack): for numbers that are mostly large. */
@Target(AnnotationTarget.PROPERTY)
public annotation class Fixed
