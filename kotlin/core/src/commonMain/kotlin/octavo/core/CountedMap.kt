package octavo.core

/** A [map] while [count] entries are added, which is read [at] a place and made for [capacity]; its keys are counted first. */
@InternalOctavoApi
public class CountedMap<K, V>(private val map: MutableMap<K, V>, collisions: Collisions, count: Int, capacity: Int, at: Int) :
    CountedKeys(collisions, count, capacity, at),
    MutableMap<K, V> by map {
    override fun put(key: K, value: V): V? {
        met(key)
        return map.put(key, value)
    }
}
