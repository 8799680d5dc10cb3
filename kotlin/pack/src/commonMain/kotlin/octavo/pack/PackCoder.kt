package octavo.pack

import octavo.pack.schema.Schema

/**
 * Encodes values of one type as pack, and decodes them; the processor generates one for each `@Struct`.
 *
 * @property name the name of the type, by which the registry also finds the coder
 */
public abstract class PackCoder<T : Any>(public val name: String) {
    /** The schema of the messages. */
    public abstract val schema: Schema

    /** Writes [value] as a lone value (5.6). */
    public abstract fun encode(value: T, to: PackWriter)

    /** Reads a lone value (5.6); throws OctavoException when the bytes do not hold one. */
    public abstract fun decode(from: PackReader): T
}
