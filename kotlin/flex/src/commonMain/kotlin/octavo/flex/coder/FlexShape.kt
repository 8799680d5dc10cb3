package octavo.flex.coder

import octavo.flex.FlexKey
import octavo.flex.emit.KeyBlock
import kotlin.concurrent.atomics.AtomicInt
import kotlin.concurrent.atomics.ExperimentalAtomicApi
import kotlin.concurrent.atomics.fetchAndIncrement

/**
 * The property names of a struct, in the order in which its values are put, prepared once for all messages.
 *
 * A message holds the names as a constant block. Names given in ascending order need no sorting.
 */
@OptIn(ExperimentalAtomicApi::class)
public class FlexShape(vararg names: String) {
    /** Number of properties. */
    public val size: Int = names.size

    /** The names, in the order in which values are put. */
    internal val names: Array<String> = Array(size) { names[it] }

    /** The names as keys, in the order in which values are put. */
    internal val keys: Array<FlexKey> = Array(size) { FlexKey(names[it]) }

    /** For each stored place the property that stands there; null when they are put as they are stored. */
    internal val order: IntArray? = sortedOrder(keys)

    /** Number of this shape among all of the process, from 0: tables of shapes are indexed by it. */
    internal val id: Int = nextId.fetchAndIncrement()

    /** The names as they stand in messages. */
    internal val block: KeyBlock = KeyBlock(List(size) { stored(it).encodeToByteArray() })

    /** Returns the name of property number [property]. */
    public fun nameOf(property: Int): String = names[property]

    /** Returns the name that is stored at [place]. */
    internal fun stored(place: Int): String = names[source(place)]

    /** Returns the property whose value is stored at [place]. */
    internal fun source(place: Int): Int = if (order == null) place else order[place]

    private companion object {
        val nextId = AtomicInt(0)

        fun sortedOrder(keys: Array<FlexKey>): IntArray? {
            val order = keys.indices.sortedWith { a, b -> keys[a].compareTo(keys[b]) }
            for (place in 1 until keys.size) {
                require(keys[order[place - 1]].compareTo(keys[order[place]]) != 0) { "two properties are named ${keys[order[place]]}" }
            }
            return if (order == keys.indices.toList()) null else order.toIntArray()
        }
    }
}
