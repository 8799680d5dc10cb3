package octavo.flex

import octavo.flex.coder.FlexShape
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class BuilderKeysTest {
    @Test
    fun keepsTheKeysOfNestedMapsApart() = forAllOptions { options ->
        val message = Flex.build(options) {
            map {
                key("z")
                map {
                    key("b")
                    putKey("a")
                    key("a")
                    map { }
                }
                key("k")
                vector {
                    map {
                        key("a")
                        put(1)
                    }
                    putKey("z")
                }
                key("a")
                put(2)
            }
        }
        Flex.verify(message)
        assertEquals("""{"a":2,"k":[{"a":1},"z"],"z":{"a":{},"b":"a"}}""", Flex.toJson(message))
    }

    private fun twins(options: FlexOptions): String = Flex.build(options) {
        vector {
            map {
                key("b")
                map {
                    key("c")
                    put("x")
                }
                key("a")
                put(1)
            }
            map {
                key("a")
                put(2)
                key("c")
                put(3)
            }
        }
    }.toHexString()

    private val first = "017800" + "6300" + "0103" + "010101" + "0914" + "61006200" + "020504" + "020102" + "010d" + "0424"

    /** Spec 12.12. */
    @Test
    fun writesKeysWithTheFirstMapThatHasThem() =
        assertEquals(first + "020f19" + "020102" + "0203" + "0404" + "020f062424" + "042801", twins(FlexOptions()))

    @Test
    fun writesKeysWithEachMapWithoutSharedKeys() = assertEquals(
        first + "61006300" + "020504" + "020102" + "0203" + "0404" + "0213062424" + "042801",
        twins(FlexOptions(shareKeys = false)),
    )

    @Test
    fun writesMapsAsStructsWithoutSharedKeys() {
        val names = List(20) { "property ${'a' + it}" }
        val shape = FlexShape(*names.toTypedArray())
        val builder = FlexBuilder(FlexOptions(shareKeys = false))
        repeat(2) {
            val start = builder.startStruct()
            for (index in names.indices) builder.put(index)
            builder.endStruct(start, shape)
            val struct = builder.finish()
            builder.map {
                for ((index, name) in names.withIndex()) {
                    key(name)
                    put(index)
                }
            }
            assertContentEquals(struct, builder.finish())
        }
    }

    @Test
    fun aKeyTheValueOfWhichIsRefusedTakesNoOther() = forAllOptions { options ->
        val message = Flex.build(options) {
            fun refused() = assertFailsWith<IllegalArgumentException> { put("${Char(0xD800)}") }
            map {
                key("a")
                refused()
                key("z")
                map {
                    key("b")
                    put(1)
                    key("c")
                    refused()
                    key("d")
                    vector {
                        map {
                            key("e")
                            refused()
                        }
                    }
                }
                key("y")
                put(2)
            }
        }
        Flex.verify(message)
        assertEquals("""{"y":2,"z":{"b":1,"d":[{}]}}""", Flex.toJson(message))
    }

    @Test
    fun storesKeysInByteOrderWhateverOrderTheyCameIn() {
        val names = listOf("", "a", "ab", "aé", "b", "name", "nameOfMore", "z", "é", "😀", "key200")
        val sorted = names.sortedWith { a, b -> compareUnsigned(a.encodeToByteArray(), b.encodeToByteArray()) }
        forAllOptions { options ->
            repeat(20) { seed ->
                val message = Flex.build(options) { putValue(names.shuffled(Random(seed)).associateWith { it }) }
                assertEquals(sorted, Flex.read(message).map.map { it.key.toString() })
            }
        }
    }

    private fun compareUnsigned(a: ByteArray, b: ByteArray): Int {
        for (index in 0 until minOf(a.size, b.size)) if (a[index] != b[index]) return a[index].toUByte().compareTo(b[index].toUByte())
        return a.size - b.size
    }

    @Test
    fun writesTheSizeProfileWhateverOrderTheKeysComeIn() {
        for (seed in 1..50) {
            val random = Random(seed)
            val value = RandomValue(random).next(5)
            val options = FlexOptions(FlexProfile.SIZE)
            assertContentEquals(Flex.build(options) { putValue(value) }, Flex.build(options) { putValue(shuffled(value, random)) })
        }
    }

    private fun shuffled(value: Any?, random: Random): Any? = when (value) {
        is Map<*, *> -> value.entries.shuffled(random).associate { it.key to shuffled(it.value, random) }
        is List<*> -> value.map { shuffled(it, random) }
        else -> value
    }

    @Test
    fun refusesDuplicateKeysInAnyOrder() = forAllOptions { options ->
        for (names in listOf(listOf("a", "a"), listOf("b", "a", "b"), listOf("x", "y", "z", "y"))) {
            val builder = FlexBuilder(options)
            val start = builder.startMap()
            for (name in names) {
                builder.key(name)
                builder.put(1)
            }
            val duplicate = assertFailsWith<DuplicateKeyException> { builder.endMap(start) }
            assertEquals("duplicate key \"${names.last()}\"", duplicate.message)
        }
    }
}
