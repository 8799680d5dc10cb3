package octavo.flex.view

import kotlin.jvm.JvmInline

/** A vector of strings, read in place. */
@JvmInline
public value class FlexStrings(public val elements: FlexElements) {
    /** The number of elements. */
    public val size: Int get() = elements.size

    /** Returns element [index]. */
    public operator fun get(index: Int): String = elements.string(index)

    /** Calls [action] with each element. */
    public inline fun forEach(action: (String) -> Unit) {
        for (index in 0 until size) action(get(index))
    }

    /** Returns a list that reads each element when accessed. */
    public fun asList(): List<String> = elements.asList(FlexElements::string)
}
