package octavo.core

/** A [set] while elements are added, which are counted first. */
@InternalOctavoApi
public class CountedSet<T>(private val set: MutableSet<T>, private val counted: CountedKeys) : MutableSet<T> by set {
    override fun add(element: T): Boolean {
        counted.met(element)
        return set.add(element)
    }
}
