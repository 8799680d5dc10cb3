package octavo.struct

/** Keeps a property out of messages; it needs a default, which decoding gives it. */
@Target(AnnotationTarget.PROPERTY, AnnotationTarget.VALUE_PARAMETER)
@Retention(AnnotationRetention.BINARY)
public annotation class Transient
