package octavo.flex.coder

import octavo.flex.FlexBuilder

/**
 * Encodes values of one type as flex, and decodes them; the processor generates one for each `@Struct`.
 *
 * @property name the name of the type in messages, by which the registry also finds the coder
 */
public abstract class FlexCoder<T : Any>(public val name: String) {
    /** Puts [value] into [to] as exactly one value. */
    public abstract fun encode(value: T, to: FlexBuilder)

    /** Returns the value in the slot at [at]; throws OctavoException when the bytes do not hold one. */
    public abstract fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): T
}
