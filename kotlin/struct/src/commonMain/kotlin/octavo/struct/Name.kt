package octavo.struct

/** Gives a property, a class or an enum entry the name [value] in messages, instead of its name in Kotlin. */
@Target(AnnotationTarget.PROPERTY, AnnotationTarget.CLASS, AnnotationTarget.FIELD)
public annotation class Name(public val value: String)
