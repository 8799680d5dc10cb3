package octavo.struct

/** Keeps a property out of messages; it needs a default, which decoding gives it. */
@Target(AnnotationTarget.PROPERTY)
public annotation class Transient
