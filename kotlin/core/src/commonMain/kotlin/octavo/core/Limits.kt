package octavo.core

import kotlin.jvm.JvmField
import kotlin.jvm.JvmOverloads

/**
 * Bounds what a decoder accepts from input it does not trust; an encoder of pack keeps to [maxDepth].
 *
 * @property maxDepth nested containers allowed; the root container is depth 1
 * @property maxStringBytes bytes of one string, key or blob
 * @property maxElements elements of one vector or entries of one map
 * @property maxExpansion elements and bytes of text that are decoded for each byte of a message whose values are shared
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
        /** Deepest nesting any decoder supports: it takes up to 2 KiB of the thread's stack for each level. Where that is full, it refuses. */
        public const val MAX_SUPPORTED_DEPTH: Int = 1000

        /** The limits used where none are given. */
        @JvmField
        public val DEFAULT: Limits = Limits()
    }
}
