package octavo.struct

/** Asks the processor for coders and accessors of a class, an object, an enum or a sealed hierarchy. */
@Target(AnnotationTarget.CLASS)
@Retention(AnnotationRetention.BINARY)
public annotation class Struct
