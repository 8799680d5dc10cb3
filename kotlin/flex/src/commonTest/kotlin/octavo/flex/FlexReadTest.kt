package octavo.flex

import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.flex.coder.FlexShape
import octavo.flex.view.FlexStruct
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** Reads messages through the comfortable API, hand-written ones first. */
class FlexReadTest {
    @Test
    fun readsHandWrittenScalars() {
        assertEquals(-5, Flex.read(bytes(0xFB, 0x04, 1)).long)
        assertEquals(255uL, Flex.read(bytes(0xFF, 0x08, 1)).uLong)
        assertEquals(1.5, Flex.read(bytes(0x00, 0x00, 0xC0, 0x3F, 0x0E, 4)).double)
        assertTrue(Flex.read(bytes(1, 0x68, 1)).boolean)
        assertTrue(Flex.read(bytes(0, 0, 1)).isNull)
    }

    @Test
    fun readsAHandWrittenMap() {
        // "a\0" "b\0", key vector (2, offsets 3 and 2), map (keys 2 back, 1 wide, 2 entries: 7, null), types, root
        val map = Flex.read(bytes(0x61, 0, 0x62, 0, 2, 5, 4, 2, 1, 2, 7, 0, 4, 0, 4, 0x24, 1)).map
        assertEquals(2, map.size)
        assertEquals(7, map["a"]?.long)
        assertEquals(listOf("a", "b"), map.map { it.key.toString() })
        assertTrue(assertNotNull(map["b"]).isNull)
        assertNull(map["c"])
        assertNull(map["a\u0000b"])
    }

    @Test
    fun namesThePathOfAMismatch() {
        val root = Flex.read(
            Flex.build {
                map {
                    key("a/b")
                    vector {
                        put(1)
                        put("x")
                    }
                }
            },
        )
        val mismatch = assertFailsWith<MismatchException> { root.map["a/b"]!!.vector[1].long }
        assertEquals("/a~1b/1", mismatch.path)
        assertEquals("an integer", mismatch.expected)
        assertEquals("STRING", mismatch.found)
    }

    @Test
    fun refusesRootsThatDoNotFit() {
        for (bytes in listOf(bytes(), bytes(0, 1), bytes(0, 4, 2), bytes(0, 4, 3), bytes(0, 4, 0))) {
            assertFailsWith<MalformedException> { Flex.read(bytes) }
        }
    }

    @Test
    fun refusesAVectorThatHoldsItself() {
        val vector = Flex.read(bytes(1, 0, 0x28, 2, 0x28, 1)).vector
        assertFailsWith<MalformedException> { vector[0].vector }
    }

    @Test
    fun readsASliceOfAnArray() {
        val message = bytes(0xFB, 0x04, 1)
        assertEquals(-5, Flex.read(byteArrayOf(9, 9) + message + 9, 2, 5).long)
        assertFailsWith<IndexOutOfBoundsException> { Flex.read(message, 1, 4) }
    }

    @Test
    fun copiesNumbersAndBooleansOfAnyVector() {
        val vector = Flex.read(Flex.build { put(intArrayOf(1, -2, 70_000)) }).vector
        assertEquals(listOf(1, -2, 70_000), vector.toIntArray().toList())
        assertEquals(listOf(1f, -2f, 70_000f), vector.toFloatArray().toList())
        val booleans = Flex.read(Flex.build { put(booleanArrayOf(true, false)) }).vector
        assertEquals(listOf(true, false), booleans.toBooleanArray().toList())
        assertFailsWith<MismatchException> { booleans.toIntArray() }
        assertFailsWith<MismatchException> { vector.toBooleanArray() }
    }

    @Test
    fun copiesTypedVectorsInBulk() {
        val longs = LongArray(20_000) { (it - 10_000) * 1_000_003L }
        val doubles = DoubleArray(9_000) { it / 3.0 }
        val root = Flex.read(
            Flex.build {
                vector {
                    put(longs)
                    put(doubles)
                }
            },
        ).vector
        assertTrue(longs.contentEquals(root[0].vector.toLongArray()))
        assertTrue(doubles.contentEquals(root[1].vector.toDoubleArray()))
        assertEquals(longs.toList(), root[0].vector.view { it.long })
    }

    @Test
    fun copiesNothingThatDoesNotFit() {
        val root = Flex.read(
            Flex.build {
                vector {
                    put(longArrayOf(1, 2, 3))
                    put(doubleArrayOf(1.0, 2.0, 3.0))
                }
            },
        ).vector
        val longs = LongArray(4)
        val doubles = DoubleArray(4)
        for (at in listOf(-1, 2, Int.MAX_VALUE)) {
            assertFailsWith<IndexOutOfBoundsException> { root[0].vector.copyInto(longs, at) }
            assertFailsWith<IndexOutOfBoundsException> { root[1].vector.copyInto(doubles, at) }
        }
        assertEquals(listOf(0L, 0, 0, 0), longs.toList())
        assertEquals(listOf(0.0, 0.0, 0.0, 0.0), doubles.toList())
    }

    @Test
    fun comparesTextWithoutMakingStrings() {
        val texts = Flex.read(
            Flex.build {
                vector {
                    put("abc")
                    putKey("abc")
                    put("abd")
                    put("äbc")
                    put("ab")
                }
            },
        ).vector
        val abc = texts[0].text
        assertEquals(abc, texts[1].text)
        assertEquals(abc.hashCode(), texts[1].text.hashCode())
        assertEquals("abc".hashCode(), abc.hashCode())
        assertTrue(abc < texts[2].text && abc > texts[4].text && texts[3].text > abc)
        assertTrue(abc.contentEquals("abc") && texts[3].text.contentEquals("äbc"))
        assertFalse(abc.contentEquals("ab") || abc.contentEquals("abcd") || abc.contentEquals("äbc"))
    }

    @Test
    fun tellsHowLongStringsAre() {
        val lengths = listOf(0, 255, 256, 65_536)
        val message = Flex.build {
            vector {
                for (length in lengths) {
                    put("a".repeat(length))
                    putKey("key")
                    put(7)
                }
            }
        }
        val base = FlexBytes.target(message, FlexBytes.rootAt(message, message.size), FlexBytes.rootWidth(message, message.size))
        val width = FlexBytes.widthOf(FlexBytes.rootType(message, message.size))
        val size = FlexBytes.size(message, base, width)
        val found = List(size) {
            FlexBytes.stringLength(message, base + it * width, width, FlexBytes.elementType(message, base, width, size, it))
        }
        assertEquals(lengths.flatMap { listOf(it, 0, 0) }, found)
    }

    @Test
    fun aViewOfAMapIsAMap() {
        val message = Flex.fromJson("""{"map":{"a":1,"b":null}}""")
        val ordinary = mapOf("a" to 1L, "b" to null)
        val map = Flex.read(message).map.valueAt(0).map.view { if (it.isNull) null else it.long }
        val entries = FlexStruct.root(message, FlexShape("map")).entries(0).asMap { entries, index ->
            if (entries.isNull(index)) null else entries.long(index)
        }
        for (view in listOf(map, entries)) {
            assertEquals<Map<String, Long?>>(ordinary, view)
            assertEquals<Map<String, Long?>>(view, ordinary)
            assertEquals(ordinary.hashCode(), view.hashCode())
            assertEquals(ordinary.toString(), view.toString())
            assertEquals(ordinary.entries, view.entries)
            assertEquals(view.entries, ordinary.entries)
            assertEquals(ordinary.entries.map { it.toString() }, view.entries.map { it.toString() })
            for (entry in ordinary.entries) assertTrue(entry in view.entries)
        }
    }

    /** A path that is put together step by step from the root on would take gigabytes, and a call for each step the stack. */
    @Test
    fun pathsAreMadeInOnePiece() {
        val levels = 10_000
        val message = RawMessage().run {
            val keys = offsets(key("k".repeat(3_000)))
            var nested = map(keys, string("no number") to RawMessage.STRING)
            repeat(levels) { nested = map(keys, nested to RawMessage.MAP) }
            root(nested, RawMessage.MAP)
        }
        var value = Flex.read(message)
        repeat(levels + 1) { value = value.map.valueAt(0) }
        assertEquals(3_001 * (levels + 1), value.path.length)
        assertEquals("/…".repeat(levels + 1), assertFailsWith<MismatchException> { value.long }.path)
    }
}

internal fun bytes(vararg values: Int): ByteArray = ByteArray(values.size) {
    values[it].toByte()
}
