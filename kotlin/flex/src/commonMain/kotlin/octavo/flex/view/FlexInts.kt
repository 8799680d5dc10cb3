package octavo.flex.view

import kotlin.jvm.JvmInline

/** A vector of integers, read in place. */
@JvmInline
public value class FlexInts(public val elements: FlexElements) {
    /** The number of elements. */
    public val size: Int get() = elements.size

    /** Returns element [index]. */
    public operator fun get(index: Int): Int = elements.int(index)

    /** Calls [action] with each element. */
    public inline fun forEach(action: (Int) -> Unit) {
        for (index in 0 until size) action(get(index))
    }

    /** Returns a list that reads each element when accessed. */
    public fun asList(): List<Int> = elements.asList(FlexElements::int)
}
