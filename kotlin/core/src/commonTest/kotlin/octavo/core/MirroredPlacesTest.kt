package octavo.core

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

class MirroredPlacesTest {
    private data class Point(val x: Int, val y: Int)

    private val honest = listOf<(Int) -> Any>(
        { it },
        { -it },
        { it shl 12 },
        { it shl 20 },
        { it * 3_600 },
        { it * -1_640_531_527 },
        { it * 86_400_000L + 1_700_000_000_000 },
        { it.toLong() shl 32 },
        { it * 0.1 },
        { it / 1024.0 },
        { it * 0.1f },
        { "key $it" },
        { it.toString(16) },
        { Point(it / 1000, it % 1000) },
        { Point(it, it / 2) },
    )

    @Test
    fun ordinaryKeysDoNotSpread() {
        for (key in honest) {
            for (capacity in intArrayOf(8, 4096)) {
                val places = MirroredPlaces(capacity)
                for (index in 0 until 100_000) {
                    places.take(key(index))
                    assertFalse(places.isSparse)
                }
            }
        }
    }

    @Test
    fun keysThatAreThereTakeNoPlace() {
        val places = MirroredPlaces(8)
        repeat(10_000) { places.take(it % 3) }
        assertEquals(16, places.placeCount)
    }

    @Test
    fun passesAllOfOneHashCode() {
        val places = MirroredPlaces(8)
        assertEquals(499_500, (0 until 1000).sumOf { places.take(Point(it, -31 * it)) })
    }

    @Test
    fun crowdsDoubleIt() {
        val places = MirroredPlaces(8)
        for (key in spreadingKeys(maxBits = 20)) places.take(key)
        assertTrue(places.isSparse)
    }
}
