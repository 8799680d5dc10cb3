package octavo.flex.view

import kotlin.jvm.JvmInline

/** A vector of Booleans where it lies. */
@JvmInline
public value class FlexBooleans(public val elements: FlexElements) {
    /** How many elements there are. */
    public val size: Int get() = elements.size

    /** Reads element [index]. */
    public operator fun get(index: Int): Boolean = elements.boolean(index)

    /** Calls [action] with each element. */
    public inline fun forEach(action: (Boolean) -> Unit) {
        for (index in 0 until size) action(get(index))
    }

    /** Returns a list that reads each element when it is asked for. */
    public fun asList(): List<Boolean> = elements.asList(FlexElements::boolean)
}
