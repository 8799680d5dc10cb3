package octavo.struct

/** Says that texts of a property are likely to come again in the same message: wires that can (pack) then store each once. */
@Target(AnnotationTarget.PROPERTY)
public annotation class Shared
