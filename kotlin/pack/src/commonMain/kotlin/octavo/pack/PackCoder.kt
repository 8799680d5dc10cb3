package octavo.pack

import octavo.pack.schema.Schema

/**
 * Turns values of one type into pack and back: the processor writes one for each `@Struct`.
 *
 * @property name the type's name, by which the registry finds it too
 */
public abstract class PackCoder<T : Any>(public val name: String) {
    /** What the messages hold. */
    public abstract val schema: Schema

    /** Writes [value] as a lone value (5.6). */
    public abstract fun encode(value: T, to: PackWriter)

    /** Reads a lone value (5.6); bytes that do not hold one throw an OctavoException. */
    public abstract fun decode(from: PackReader): T
}
