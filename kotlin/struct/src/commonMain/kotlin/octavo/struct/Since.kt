package octavo.struct

/** Says that a property was added in [version] of its class: messages without it are read. It needs a default or a nullable type. */
@Target(AnnotationTarget.PROPERTY)
public annotation class Since(public val version: Int)
