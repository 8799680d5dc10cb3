package octavo.flex.inspect

import octavo.core.MalformedException
import octavo.flex.Flex
import octavo.flex.FlexBuilder
import octavo.flex.FlexOptions
import octavo.flex.FlexProfile
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class FlexLayoutTest {
    private val options = FlexProfile.entries.map { FlexOptions(it) }

    private fun explained(message: ByteArray): List<String> {
        val layout = FlexLayout.of(message)
        return layout.regions.flatMap { region ->
            (0 until region.byteCount / region.unitByteCount).map { unit ->
                "${region.start + unit * region.unitByteCount}+${region.unitByteCount} ${layout.explain(region, unit)}"
            }
        }
    }

    @Test
    fun explainsEveryByteOfASmallMap() {
        val message = Flex.build {
            map {
                key("a")
                put(1)
                key("b")
                put("hi")
            }
        }
        assertEquals(
            listOf(
                "0+1 string size: 2", "1+2 string \"hi\"", "3+1 terminator",
                "4+1 key \"a\"", "5+1 terminator", "6+1 key \"b\"", "7+1 terminator",
                "8+1 key vector size: 2", "9+1 key 0: offset to key at 4", "10+1 key 1: offset to key at 6",
                "11+1 offset to key vector at 9", "12+1 key vector width: 1", "13+1 map size: 2",
                "14+1 int 1", "15+1 offset to string at 1", "16+1 type 0: int, width 1", "17+1 type 1: string, width 1",
                "18+1 root: offset to map at 14", "19+1 root type: map, width 1", "20+1 root width: 1",
            ),
            explained(message),
        )
    }

    @Test
    fun explainsScalarsWhereTheyStand() {
        assertEquals(
            listOf("0+1 root: bool true", "1+1 root type: bool, width 1", "2+1 root width: 1"),
            explained(Flex.build { put(true) }),
        )
        assertEquals("0+1 root: null", explained(Flex.build { putNull() }).first())
        assertEquals("0+8 root: uint 18446744073709551615", explained(Flex.build { put(ULong.MAX_VALUE) }).first())
        assertEquals(
            listOf("0+8 indirect float 0.1", "8+1 root: offset to indirect float at 0"),
            explained(Flex.build { putIndirect(0.1) }).take(2),
        )
    }

    @Test
    fun splitsTypedVectorsIntoElements() {
        val message = Flex.build { put(doubleArrayOf(0.1, 0.2)) }
        assertEquals(listOf("0+8 float vector size: 2", "8+8 0: 0.1", "16+8 1: 0.2"), explained(message).take(3))
    }

    @Test
    fun pathsAreJsonPointers() {
        val message = Flex.build {
            map {
                key("a/b~c")
                vector {
                    put("x")
                    put(1)
                }
            }
        }
        val layout = FlexLayout.of(message)
        assertEquals("", layout.root.path)
        assertEquals(listOf("/a~1b~0c/0", "/a~1b~0c/1"), layout.root.children.single().children.map { it.path })
    }

    @Test
    fun sharedValuesAreListedOnce() {
        val layout = FlexLayout.of(
            Flex.build {
                vector {
                    put("same")
                    put("same")
                    put(1)
                }
            },
        )
        val (first, second) = layout.root.children
        assertEquals(first, second.original)
        assertEquals(null, first.original)
        assertEquals(1, layout.regions.count { it.role == FlexRole.STRING })
    }

    @Test
    fun oneKeyAsManyValuesIsReadOnce() {
        val layout = FlexLayout.of(keyAsValues(byteCount = 1_000_000, times = 100_000))
        assertEquals(listOf(1_000_000), layout.root.children.map { it.count }.distinct())
    }

    @Test
    fun textsSteerNoTerminal() {
        val layout = FlexLayout.of(Flex.build { put("\n\u001b[\u007f\u009b2J") })
        assertEquals("\"\\n\\u001b[\\u007f\\u009b2J\"", layout.valueText(layout.root))
    }

    @Test
    fun regionsCoverEveryByteOnce() {
        for (seed in 0 until 300) {
            val random = Random(seed)
            val message = Flex.build(options[seed % 3]) { putRandom(random, depth = 0) }
            val layout = FlexLayout.of(message)
            assertEquals(0, layout.regions.first().start)
            assertEquals(message.size, layout.regions.last().end)
            layout.regions.zipWithNext { one, next -> assertEquals(one.end, next.start, "seed $seed") }
            assertTrue(layout.regions.all { it.byteCount > 0 && it.byteCount % it.unitByteCount == 0 })
            assertTrue(layout.regions.none { it.role == FlexRole.UNREFERENCED }, "seed $seed")
        }
    }

    @Test
    fun hostileBytesAreMalformedOrLaidOut() {
        for (seed in 0 until 3000) {
            val random = Random(seed)
            val message = Flex.build(options[seed % 3]) { putRandom(random, depth = 0) }
            repeat(1 + random.nextInt(3)) { message[random.nextInt(message.size)] = random.nextInt().toByte() }
            val layout = try {
                FlexLayout.of(message)
            } catch (_: MalformedException) {
                continue
            }
            assertEquals(message.size, layout.regions.sumOf { it.byteCount }, "seed $seed")
            layout.regions.forEach { region -> layout.explain(region) }
        }
    }
}

/** Makes a vector whose values are all one key of [byteCount] bytes. */
private fun keyAsValues(byteCount: Int, times: Int): ByteArray {
    val start = (byteCount + 1 + 3 and -4) + 4
    val rootAt = start + times * 5
    val message = ByteArray(rootAt + 6)
    message.fill('k'.code.toByte(), 0, byteCount)
    fun put(at: Int, number: Int) = repeat(4) { message[at + it] = (number ushr 8 * it).toByte() }
    put(start - 4, times)
    for (index in 0 until times) put(start + 4 * index, start + 4 * index)
    message.fill(KEY, start + 4 * times, rootAt)
    put(rootAt, rootAt - start)
    message[rootAt + 4] = VECTOR_OF_4_BYTES
    message[rootAt + 5] = 4
    return message
}

private const val KEY: Byte = 16
private const val VECTOR_OF_4_BYTES: Byte = 42

/** Puts any value: containers down to a few levels, shared strings, wide and narrow scalars. */
private fun FlexBuilder.putRandom(random: Random, depth: Int) {
    when (random.nextInt(if (depth < 4) 12 else 8)) {
        0 -> putNull()
        1 -> put(random.nextLong() shr random.nextInt(64))
        2 -> put(random.nextBits(8).toULong())
        3 -> put(random.nextDouble())
        4 -> put("s".repeat(random.nextInt(4)))
        5 -> put(random.nextBoolean())
        6 -> putBlob(random.nextBytes(random.nextInt(10)))
        7 -> put(IntArray(random.nextInt(5)) { random.nextInt() })
        8, 9 -> vector { repeat(random.nextInt(5)) { putRandom(random, depth + 1) } }
        else -> map {
            for (name in listOf("a", "bb", "ccc", "d").take(random.nextInt(5))) {
                key(name)
                putRandom(random, depth + 1)
            }
        }
    }
}
