package octavo.struct

/** Names a property, a class or an enum entry in messages as [value], instead of as in Kotlin. */
@Target(AnnotationTarget.PROPERTY, AnnotationTarget.CLASS, AnnotationTarget.FIELD)
public annotation class Name(public val value: String)
