package octavo.struct

/** Marks the entry of an enum that stands for every name this version does not know; without one such a name is an error. */
@Target(AnnotationTarget.FIELD)
public annotation class Unknown
