package octavo.core

import org.khronos.webgl.Int32Array
import org.khronos.webgl.get
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals

/** Whether what mirrors Kotlin's own hash table has as many places as it. */
class MirroredTableTest {
    /** The largest array of numbers in the table inside [set]. */
    private fun placesOf(set: Any): Int = values(set).flatMap { values(it) }.filterIsInstance<Int32Array>().maxOf { it.length }

    private fun values(any: Any?): List<Any?> {
        val values: Array<Any?> = js("Object").values(any)
        return values.asList()
    }

    private fun checkMirrored(capacity: Int, keys: List<Any?>) {
        val set = LinkedHashSet<Any?>(capacity)
        val mirrored = MirroredPlaces(capacity)
        for (key in keys) {
            mirrored.take(key)
            set.add(key)
            if (mirrored.isSparse) return
            assertEquals(placesOf(set), mirrored.placeCount)
        }
    }

    @Test
    fun hasAsManyPlaces() {
        val random = Random(42)
        for (capacity in intArrayOf(8, 20, 100)) {
            checkMirrored(capacity, spreadingKeys(maxBits = 20))
            checkMirrored(capacity, listOf(null) + spreadingKeys(maxBits = 14).flatMap { listOf(it, it, it) })
            repeat(20) { checkMirrored(capacity, List(500) { random.nextInt() shl random.nextInt(32) }) }
            repeat(20) { checkMirrored(capacity, List(500) { "${random.nextInt(1000)}" }) }
        }
    }
}
