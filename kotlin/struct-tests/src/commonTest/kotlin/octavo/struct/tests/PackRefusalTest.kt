package octavo.struct.tests

import kotlinx.datetime.LocalDate
import kotlinx.serialization.encodeToByteArray
import octavo.core.MismatchException
import octavo.pack.Pack
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

/** What a generated coder cannot write is an error, and nothing is left of it in the next message. */
class PackRefusalTest : StructTest() {
    private inline fun <reified T : Any> refuses(value: T, good: T) {
        val message = Pack.encode(good)
        assertFailsWith<MismatchException> { Pack.encode(value) }
        assertEquals(message.toList(), Pack.encode(good).toList())
    }

    @Test
    fun refusesDatesThatNeedMoreThan32Bits() {
        val (first, last) = listOf(Int.MIN_VALUE, Int.MAX_VALUE).map { LocalDate.fromEpochDays(it) }
        val good = Dates(first, listOf(last, null), emptyMap(), null)
        assertEquals(good, Pack.decode<Dates>(Pack.encode(good)))
        for (date in listOf(LocalDate.fromEpochDays(Int.MAX_VALUE + 1L), LocalDate.fromEpochDays(Int.MIN_VALUE - 1L))) {
            refuses(good.copy(maybe = date), good)
            refuses(good.copy(dates = listOf(date)), good)
        }
    }

    /** What a list is to one thread while another adds to it or takes from it. */
    private class Changing<T>(override val size: Int, private val there: Collection<T>) : AbstractList<T>() {
        override fun get(index: Int): T = there.elementAt(index)

        override fun iterator(): Iterator<T> = there.iterator()
    }

    private fun <T> changing(values: Collection<T>): List<Changing<T>> {
        assertTrue(values.isNotEmpty())
        val others = listOf(-1, 1, 20).map { Changing(values.size + it, values) }
        return others + listOf(Changing(1, List(100) { values.first() }))
    }

    @Test
    fun refusesCollectionsThatChangeWhileTheyAreWritten() {
        val good = Samples.lists
        changing(good.strings).forEach { refuses(good.copy(strings = it), good) }
        changing(good.ints).forEach { refuses(good.copy(ints = it), good) }
        changing(good.doubles).forEach { refuses(good.copy(doubles = it), good) }
        changing(good.booleans).forEach { refuses(good.copy(booleans = it), good) }
        changing(good.uLongs).forEach { refuses(good.copy(uLongs = it), good) }
        changing(good.holes).forEach { refuses(good.copy(holes = it), good) }
        changing(good.stringHoles).forEach { refuses(good.copy(stringHoles = it), good) }
        changing(good.points).forEach { refuses(good.copy(points = it), good) }
        changing(good.nested).forEach { refuses(good.copy(nested = it), good) }
    }

    @Test
    fun refusesMapsThatChangeWhileTheyAreWritten() {
        val good = Samples.maps
        for (entries in listOf(-1, 1).map { ChangingEntries(good.byString, good.byString.size + it) }) {
            refuses(good.copy(byString = entries), good)
        }
    }

    private class ChangingEntries<K, V>(private val there: Map<K, V>, said: Int) : Map<K, V> by there {
        override val entries: Set<Map.Entry<K, V>> = object : AbstractSet<Map.Entry<K, V>>() {
            override val size = said

            override fun iterator() = there.entries.iterator()
        }
    }

    /** A list that cannot be looked at. */
    private class Gone(override val size: Int) : AbstractList<String>() {
        override fun get(index: Int): String = error("gone")

        override fun iterator(): Iterator<String> = error("gone")
    }

    @Test
    fun aListThatFailsBeforeItsFirstElementIsTheOneToBlame() {
        val lists = Samples.lists.copy(strings = Gone(2))
        for (encode in listOf<() -> ByteArray>({ Pack.encode(lists) }, { Pack.encodeToByteArray(lists) })) {
            assertEquals("/strings", assertFailsWith<MismatchException> { encode() }.path)
        }
    }
}
