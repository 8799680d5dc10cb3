package octavo.struct

/**
 * Has the processor generate coders and accessors of a class, an object, an enum or a sealed hierarchy.
 *
 * @property open whether messages of other versions of the class can be read on wires without names (pack): later readers default the
 *   properties marked [Since], earlier readers skip them; it takes some more bytes per message
 */
@Target(AnnotationTarget.CLASS)
public annotation class Struct(public val open: Boolean = false)
