package octavo.flex.view

/** An entry of a map that is a view; equal to any other entry of the same key and value, as maps have it. */
internal class ViewEntry<T>(override val key: String, override val value: T) : Map.Entry<String, T> {
    override fun equals(other: Any?): Boolean = other is Map.Entry<*, *> && key == other.key && value == other.value

    override fun hashCode(): Int = key.hashCode() xor value.hashCode()

    override fun toString(): String = "$key=$value"
}
