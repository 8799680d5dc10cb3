package octavo.struct

/** Stores equal texts of a property once per message on wires that can (pack): for texts that are likely to occur again. */
@Target(AnnotationTarget.PROPERTY)
public annotation class Shared
