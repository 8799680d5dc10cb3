package octavo.struct

/** Omits a property from messages; it needs a default, which is its value after decoding. */
@Target(AnnotationTarget.PROPERTY)
public annotation class Transient
