package octavo.struct

/**
 * Asks the processor for coders and accessors of a class, an object, an enum or a sealed hierarchy.
 *
 * @property open whether messages of other versions of the class can be read on wires without names (pack): properties marked [Since]
 *   are defaulted by later readers and skipped by earlier ones, for some bytes more a message
 */
@Target(AnnotationTarget.CLASS)
public annotation class Struct(public val open: Boolean = false)
