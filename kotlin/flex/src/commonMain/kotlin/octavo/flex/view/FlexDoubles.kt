package octavo.flex.view

import kotlin.jvm.JvmInline

/** A vector of numbers, read in place. */
@JvmInline
public value class FlexDoubles(public val elements: FlexElements) {
    /** The number of elements. */
    public val size: Int get() = elements.size

    /** Returns element [index]. */
    public operator fun get(index: Int): Double = elements.double(index)

    /** Calls [action] with each element. */
    public inline fun forEach(action: (Double) -> Unit) {
        for (index in 0 until size) action(get(index))
    }

    /** Returns a list that reads each element when accessed. */
    public fun asList(): List<Double> = elements.asList(FlexElements::double)
}
