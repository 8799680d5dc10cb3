package octavo.flex.view

import kotlin.jvm.JvmInline

/** A vector of integers, read in place. */
@JvmInline
public value class FlexLongs(public val elements: FlexElements) {
    /** The number of elements. */
    public val size: Int get() = elements.size

    /** Returns element [index]. */
    public operator fun get(index: Int): Long = elements.long(index)

    /** Calls [action] with each element. */
    public inline fun forEach(action: (Long) -> Unit) {
        for (index in 0 until size) action(get(index))
    }

    /** Returns a list that reads each element when accessed. */
    public fun asList(): List<Long> = elements.asList(FlexElements::long)
}
