package octavo.core

/** A [map] while entries are added, whose keys are counted first. */
@InternalOctavoApi
public class CountedMap<K, V>(private val map: MutableMap<K, V>, private val counted: CountedKeys) : MutableMap<K, V> by map {
    override fun put(key: K, value: V): V? {
        counted.met(key)
        return map.put(key, value)
    }
}
