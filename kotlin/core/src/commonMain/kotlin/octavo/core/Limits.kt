package octavo.core

import kotlin.jvm.JvmField
import kotlin.jvm.JvmOverloads

/**
 * The limits on what a decoder accepts from untrusted input; an encoder of pack keeps to [maxDepth], too.
 *
 * @property maxDepth the most levels of nested containers, 1 to [MAX_SUPPORTED_DEPTH]; the root container is level 1
 * @property maxStringBytes the most bytes of one string, key or blob
 * @property maxElements the most elements of one vector, or entries of one map
 * @property maxExpansion the most elements and bytes of text that are decoded per byte of a message whose values are shared
 */
public class Limits @JvmOverloads constructor(
    public val maxDepth: Int = 64,
    public val maxStringBytes: Int = Int.MAX_VALUE,
    public val maxElements: Int = Int.MAX_VALUE,
    public val maxExpansion: Int = 64,
) {
    init {
        require(maxDepth in 1..MAX_SUPPORTED_DEPTH) { "maxDepth must be in 1..$MAX_SUPPORTED_DEPTH, was $maxDepth" }
        require(maxStringBytes >= 0) { "maxStringBytes must not be negative, was $maxStringBytes" }
        require(maxElements >= 0) { "maxElements must not be negative, was $maxElements" }
        require(maxExpansion > 0) { "maxExpansion must be positive, was $maxExpansion" }
    }

    public companion object {
        /** The deepest nesting that decoders support: each level takes up to 2 KiB of the thread's stack; if it is full, they refuse. */
        public const val MAX_SUPPORTED_DEPTH: Int = 1000

        /** The limits used by default: a depth of 64, an expansion of 64, and nothing else limited. */
        @JvmField
        public val DEFAULT: Limits = Limits()
    }
}
