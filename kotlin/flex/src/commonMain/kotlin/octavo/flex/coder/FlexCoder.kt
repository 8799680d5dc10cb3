package octavo.flex.coder

import octavo.flex.FlexBuilder

/**
 * Turns values of one type into flex and back: the processor writes one for each `@Struct`.
 *
 * @property name the type's name in messages, by which the registry finds it too
 */
public abstract class FlexCoder<T : Any>(public val name: String) {
    /** Puts [value] into [to] as exactly one value. */
    public abstract fun encode(value: T, to: FlexBuilder)

    /** Returns the value in the slot at [at]; bytes that do not hold one throw an OctavoException. */
    public abstract fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): T
}
