package octavo.struct

/** Marks the entry of an enum that stands for every name this version does not know; without such an entry, an unknown name is an error. */
@Target(AnnotationTarget.FIELD)
public annotation class Unknown
