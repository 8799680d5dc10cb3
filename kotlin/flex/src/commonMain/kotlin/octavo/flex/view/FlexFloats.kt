package octavo.flex.view

import kotlin.jvm.JvmInline

/** A vector of numbers, read in place. */
@JvmInline
public value class FlexFloats(public val elements: FlexElements) {
    /** The number of elements. */
    public val size: Int get() = elements.size

    /** Returns element [index]. */
    public operator fun get(index: Int): Float = elements.float(index)

    /** Calls [action] with each element. */
    public inline fun forEach(action: (Float) -> Unit) {
        for (index in 0 until size) action(get(index))
    }

    /** Returns a list that reads each element when accessed. */
    public fun asList(): List<Float> = elements.asList(FlexElements::float)
}
