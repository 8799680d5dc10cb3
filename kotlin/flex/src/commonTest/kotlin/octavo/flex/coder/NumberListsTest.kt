package octavo.flex.coder

import octavo.flex.Flex
import octavo.flex.FlexBuilder
import octavo.flex.FlexOptions
import octavo.flex.RandomValue
import octavo.flex.forAllOptions
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertContentEquals

/** Lists of numbers that are put whole have the bytes of lists of numbers put one by one. */
class NumberListsTest {
    @Test
    fun sameBytesAsOneByOne() {
        for (seed in 1..60) forAllOptions { options -> compare(Random(seed), options) }
    }

    private fun compare(random: Random, options: FlexOptions) {
        val values = RandomValue(random)
        val longs = random.list { values.integer() }
        val ints = random.list { random.nextInt() shr random.nextInt(32) }
        val doubles = random.list { values.double() }
        val floats = random.list { random.nextFloat() }
        same(options, longs, { longList(it) }, { put(it) })
        same(options, ints, { intList(it) }, { put(it) })
        same(options, doubles, { doubleList(it) }, { put(it) })
        same(options, floats, { floatList(it) }, { put(it) })
    }

    /** Every NaN becomes the same. */
    @Test
    fun sameBytesOfNaN() {
        val doubles = listOf(Double.fromBits(0x7FF0_0000_0000_0001), Double.fromBits(-1))
        val floats = listOf(Float.fromBits(0x7F80_0001), Float.fromBits(-1))
        forAllOptions { options ->
            same(options, doubles, { doubleList(it) }, { put(it) })
            same(options, doubles + 0.1, { doubleList(it) }, { put(it) })
            same(options, floats, { floatList(it) }, { put(it) })
        }
    }

    /** As numbers between other values, in a list of random access and in another. */
    private fun <T> same(options: FlexOptions, values: List<T>, putAll: FlexBuilder.(List<T>) -> Unit, put: FlexBuilder.(T) -> Unit) {
        val expected = around(options) { list(values) { put(it) } }
        assertContentEquals(expected, around(options) { putAll(values) }, "$options: $values")
        assertContentEquals(expected, around(options) { putAll(ArrayDeque(values)) }, "$options: $values")
        assertContentEquals(expected, around(options) { putAll(Iterated(values)) }, "$options: $values")
    }

    private fun around(options: FlexOptions, putAll: FlexBuilder.() -> Unit) = Flex.build(options) {
        map {
            key("before")
            put("text")
            key("numbers")
            putAll()
            key("again")
            vector { repeat(2) { putAll() } }
        }
    }

    private fun <T> Random.list(next: () -> T): List<T> = List(if (nextInt(8) == 0) 200 + nextInt(100) else nextInt(6)) { next() }

    private class Iterated<T>(values: List<T>) : List<T> by values
}
