package octavo.flex

import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals

class KeySearchTest {
    private val random = Random(1)

    @Test
    fun findsWhatIsThereWhateverTheHint() {
        val keys = List(40) { FlexKey("k".repeat(1 + it % 9) + (it / 9)) }
        repeat(2_000) {
            val held = keys.shuffled(random).take(random.nextInt(keys.size + 1)).sortedBy { it.name }
            val message = Flex.build {
                map {
                    for (key in held) {
                        key(key.name)
                        put(1)
                    }
                }
            }
            for (key in keys) {
                assertEquals(held.indexOf(key), find(message, key), "$key in $held")
                assertEquals(key in held, Flex.read(message).map[key] != null, "$key in $held")
            }
        }
    }

    @Test
    fun comparesOnceWhereTheKeyWasLastFound() {
        for (place in 0 until 100) {
            val key = FlexKey("key")
            search(key, 100) { place - it }
            assertEquals(
                1,
                comparisons { compare ->
                    search(key, 100) {
                        compare()
                        place - it
                    }
                },
            )
        }
    }

    @Test
    fun comparesTwiceAtMostWhereTheKeyIsMissingAgain() {
        for (gap in 0..100) {
            val key = FlexKey("key")
            search(key, 100) { beside(gap, it) }
            val expected = if (gap == 0 || gap == 100) 1 else 2
            assertEquals(
                expected,
                comparisons { compare ->
                    assertEquals(
                        -1,
                        search(key, 100) {
                            compare()
                            beside(gap, it)
                        },
                    )
                },
            )
        }
    }

    @Test
    fun aMapWithoutTheKeyDoesNotMoveWhatOthersTaught() {
        val key = FlexKey("key")
        search(key, 100) { 70 - it }
        search(key, 100) { beside(3, it) }
        assertEquals(
            1,
            comparisons { compare ->
                search(key, 100) {
                    compare()
                    70 - it
                }
            },
        )
    }

    private fun find(message: ByteArray, key: FlexKey): Int {
        val width = FlexBytes.widthOf(FlexBytes.rootType(message, message.size))
        val map = FlexBytes.target(message, FlexBytes.rootAt(message, message.size), FlexBytes.rootWidth(message, message.size))
        return FlexBytes.find(message, map, width, FlexBytes.size(message, map, width), key)
    }

    /** Compares a key that would stand at [gap] with the one at [index]. */
    private fun beside(gap: Int, index: Int): Int = if (index < gap) 1 else -1

    private inline fun comparisons(search: (compare: () -> Unit) -> Unit): Int {
        var count = 0
        search { count++ }
        return count
    }
}
