package octavo.flex.view

/** An entry that a map makes when it is asked for; equal to any other entry of the same key and value, as maps have it. */
internal class ViewEntry<K, V>(override val key: K, override val value: V) : Map.Entry<K, V> {
    override fun equals(other: Any?): Boolean = other is Map.Entry<*, *> && key == other.key && value == other.value

    override fun hashCode(): Int = key.hashCode() xor value.hashCode()

    override fun toString(): String = "$key=$value"
}
