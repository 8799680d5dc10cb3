package octavo.flex

/** One entry of a map. */
public class FlexEntry internal constructor(private val map: FlexMap, private val index: Int) {
    /** The key, read in place. */
    public val key: FlexText get() = map.keyAt(index)

    /** The value, read in place. */
    public val value: FlexValue get() = map.valueAt(index)

    /** Returns the key: `for ((key, value) in map)`. */
    public operator fun component1(): FlexText = key

    /** Returns the value. */
    public operator fun component2(): FlexValue = value

    override fun toString(): String = "$key=$value"
}
