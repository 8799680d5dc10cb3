package octavo.struct

/** Marks a property added in [version] of its class; messages without it can be read. It needs a default or a nullable type. */
@Target(AnnotationTarget.PROPERTY)
public annotation class Since(public val version: Int)
