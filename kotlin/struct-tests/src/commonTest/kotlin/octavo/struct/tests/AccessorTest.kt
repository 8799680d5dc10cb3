package octavo.struct.tests

import octavo.core.MismatchException
import octavo.flex.Flex
import octavo.flex.FlexProfile
import octavo.pack.Pack
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNull

/** What an accessor reads is what the coder decodes, in every profile. */
class AccessorTest : StructTest() {
    private inline fun <reified T : Any> everyProfile(value: T, check: (ByteArray) -> Unit) {
        for (profile in FlexProfile.entries) check(Flex { this.profile = profile }.encode(value))
    }

    @Test
    fun scalars() {
        for (value in listOf(Samples.scalars, Samples.leastScalars)) {
            everyProfile(value) { bytes ->
                val read = bytes.asScalars()
                assertEquals(
                    value,
                    Scalars(
                        read.boolean, read.byte, read.short, read.int, read.long, read.uByte, read.uShort, read.uInt, read.uLong,
                        read.float, read.double, read.char, read.string,
                    ),
                )
                assertEquals(value.string.encodeToByteArray().size, read.stringByteLength)
            }
        }
    }

    @Test
    fun nullableScalars() {
        for (value in listOf(Samples.presentScalars, Samples.noScalars)) {
            everyProfile(value) { bytes ->
                val read = Flex.read(bytes).asNullableScalars()
                assertEquals(
                    value,
                    NullableScalars(
                        read.boolean, read.byte, read.short, read.int, read.long, read.uByte, read.uShort, read.uInt, read.uLong,
                        read.float, read.double, read.char, read.string,
                    ),
                )
            }
        }
    }

    @Test
    fun collections() = everyProfile(Samples.lists) { bytes ->
        val read = bytes.asLists()
        val value = Samples.lists
        assertEquals(value.strings, read.strings.asList())
        assertEquals(value.ints, read.ints.asList())
        assertEquals(value.longs.toList(), read.longs.asList())
        assertEquals(value.chars.toList(), read.chars)
        assertEquals(value.nested.map { list -> list.map { it.toList() } }, read.nested.map { list -> list.map { it.asList() } })
        assertEquals(value.holes, read.holes)
        assertNull(read.none)
        assertEquals(value.points.map { it.x }, read.points.asList().map { it.x })
        assertEquals(value.colors.toList(), read.colors)
        assertEquals(value.maps, read.maps)
    }

    @Test
    fun maps() = everyProfile(Samples.maps) { bytes ->
        val read = bytes.asMaps()
        assertEquals(Samples.maps.byString, read.byString)
        assertEquals(3, read.byString[""])
        assertNull(read.byString["none"])
        assertEquals(listOf("-5", "7"), List(read.byInt.size) { read.byInt.key(it) }.sorted())
    }

    @Test
    fun nests() = everyProfile(Samples.nests) { bytes ->
        val read = bytes.asNests()
        val value = Samples.nests
        assertEquals(value.lists, read.lists)
        assertEquals(listOf("BLUE", "RED"), List(read.maps.size) { read.maps.key(it) })
        assertEquals(setOf("none", "some"), read.points.keys)
        assertNull(read.points["none"])
        assertEquals(value.points["some"]!!.size, read.points["some"]!!.size)
        assertEquals(2 * value.keyed!!.size, read.keyed!!.size)
    }

    @Test
    fun structs() = everyProfile(Samples.profile) { bytes ->
        val read = bytes.asUserProfile()
        assertEquals(Samples.address.street, read.address.street)
        assertEquals(Samples.address.zip, read.address.zip)
        assertNull(read.previous)
        assertEquals(4, Flex.encode(Samples.tree).asTree().children[1].children[0].value)
        assertEquals(5, Flex.encode(Samples.tree).asTree().next?.value)
    }

    @Test
    fun otherTypes() {
        everyProfile(Samples.values) { bytes ->
            val read = bytes.asValues()
            val spot = Samples.values.spot
            assertEquals(
                Samples.values.copy(ids = emptyList()),
                Values(read.id, read.label, read.spot, read.maybeId, read.maybeSpot, emptyList()),
            )
            assertEquals(spot, read.spot)
            assertEquals(Samples.values.ids, read.ids)
        }
        everyProfile(Samples.times) { assertEquals(Samples.times.instant, it.asTimes().instant) }
        everyProfile(Samples.invoice) { assertEquals(Samples.invoice.tax, it.asInvoice().tax) }
        everyProfile(Samples.enums) { assertEquals(Samples.enums.color, it.asEnums().color) }
        everyProfile(Samples.drawing) { assertEquals(Samples.drawing.shapes, it.asDrawing().shapes) }
        everyProfile(Samples.pages) { assertEquals(listOf("a"), it.asPages().nested.items[0].items.asList()) }
    }

    @Test
    fun names() = everyProfile(Samples.names) { bytes ->
        val read = bytes.asNames()
        assertEquals(listOf(1, 2, 5, 6, 8, 9), listOf(read.`class`, read.`fun`, read.price, read.odd, read.struct, read.value))
        assertEquals(14, read.baseByteLength)
        assertEquals("w", read.`two words`)
    }

    @Test
    fun namesOfTypes() = everyProfile(Samples.typeNames) { bytes ->
        val read = bytes.asTypeNames()
        assertEquals(Samples.typeNames.run { listOf(Color, second, LocalDate, date) }, read.run { listOf(Color, second, LocalDate, date) })
        assertEquals(Samples.typeNames.run { colors to schema }, read.run { colors to schema })
        assertEquals(Samples.typeNames.Point.x, read.Point.x)
        val packed = Pack.encode(Samples.typeNames).asPackTypeNames()
        assertEquals(Samples.typeNames.run { listOf(Color, second, schema) }, packed.run { listOf(Color, second, schema) })
    }

    @Test
    fun namesOfJavaScript() = everyProfile(Samples.javaScriptNames) { bytes ->
        val read = bytes.asJavaScriptNames()
        assertEquals(listOf(1, 4, 12, 13, 14), listOf(read.name, read.default, read.`__proto__`, read.toString, read.length))
        assertEquals("two" to "five", read.Name to read.`typeof`)
        assertEquals(Samples.javaScriptNames.arguments, read.arguments)
        assertEquals(1 to 14, Pack.encode(Samples.javaScriptNames).asPackJavaScriptNames().run { name to length })
    }

    @Test
    fun arrays() {
        val arrays = Arrays(
            byteArrayOf(1), booleanArrayOf(true), shortArrayOf(2), intArrayOf(3), longArrayOf(4), floatArrayOf(5f), doubleArrayOf(6.0),
            charArrayOf('7'), null, null,
        )
        everyProfile(arrays) { bytes ->
            assertContentEquals(arrays.bytes, bytes.asArrays().bytes)
            assertEquals(1, bytes.asArrays().bytesByteLength)
            assertEquals(listOf(3), bytes.asArrays().ints.asList())
            assertEquals(listOf('7'), bytes.asArrays().chars)
        }
    }

    @Test
    fun aTextOfAnotherFormIsAMismatch() {
        val bytes = Flex.build {
            map {
                key("instant")
                put("yesterday")
            }
        }
        val error = assertFailsWith<MismatchException> { bytes.asTimes().instant }
        assertEquals("/instant", error.path)
        assertEquals("the text of a kotlin.time.Instant", error.expected)
    }

    @Test
    fun nullIsNotMissing() {
        assertNull(Flex.fromJson("""{"street":"s","previous":null}""").asUserProfile().previous)
        val error = assertFailsWith<MismatchException> { Flex.fromJson("{}").asUserProfile().previous }
        assertEquals("expected the property \"previous\", found none", error.message!!.substringAfter(": "))
    }
}
