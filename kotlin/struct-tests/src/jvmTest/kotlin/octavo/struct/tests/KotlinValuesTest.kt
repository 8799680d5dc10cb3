package octavo.struct.tests

import octavo.objects.Octavo
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs

/** Values of Kotlin's own classes, as defaults of properties are, in messages that tell classes. */
class KotlinValuesTest {
    data class Bag(
        val texts: List<String> = emptyList(),
        val names: Set<String> = emptySet(),
        val counts: Map<String, Int> = emptyMap(),
        val any: Any? = null,
    )

    @Test
    fun roundTrips() {
        val octavo = Octavo.builder().allow(Bag::class.java.name).build()
        val built = Bag(
            texts = buildList { addAll(listOf("b", "a")) },
            names = buildSet { addAll(listOf("b", "a")) },
            counts = buildMap { putAll(mapOf("b" to 1, "a" to 2)) },
            any = listOf(emptyList<Int>(), listOf(1), setOf(1), mapOf(1 to 2), listOf(1, 2).asReversed(), ArrayDeque(listOf(3))),
        )
        for (bag in listOf(Bag(), built)) assertEquals(bag, octavo.decode(octavo.encode(bag)))
        val queue = octavo.decode(octavo.encode(ArrayDeque(listOf(3))))
        assertIs<ArrayList<*>>(queue)
    }

    data class Unsigned(val one: UByte, val two: UShort?, val four: UInt, val eight: ULong, val many: List<UInt>)

    @Test
    fun unsignedNumbersNeedNoLeave() {
        val octavo = Octavo.builder().allow(Unsigned::class.java.name).build()
        val numbers = Unsigned(200u, null, UInt.MAX_VALUE, ULong.MAX_VALUE, listOf(4_000_000_000u))
        assertEquals(numbers, octavo.decode(octavo.encode(numbers)))
    }
}
