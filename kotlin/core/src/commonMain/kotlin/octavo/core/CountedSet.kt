package octavo.core

/** A [set] while [count] elements are added, which is read [at] a place and made for [capacity]; they are counted first. */
@InternalOctavoApi
public class CountedSet<T>(private val set: MutableSet<T>, collisions: Collisions, count: Int, capacity: Int, at: Int) :
    CountedKeys(collisions, count, capacity, at),
    MutableSet<T> by set {
    override fun add(element: T): Boolean {
        met(element)
        return set.add(element)
    }
}
