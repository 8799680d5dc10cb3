package octavo.pack

/**
 * Turns values of one type into pack and back: the processor writes one for each `@Struct`.
 *
 * @property name the type's name, by which the registry finds it too
 * @property schema the canonical text of the type's schema (section 1 of spec/pack.md)
 */
public abstract class PackCoder<T : Any>(public val name: String, public val schema: String) {
    /** Writes [value] as a lone value (5.6). */
    public abstract fun encode(value: T, to: PackWriter)

    /** Reads a lone value (5.6); bytes that do not hold one throw an OctavoException. */
    public abstract fun decode(from: PackReader): T
}
