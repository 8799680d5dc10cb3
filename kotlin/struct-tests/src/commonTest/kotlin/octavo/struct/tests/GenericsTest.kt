package octavo.struct.tests

import octavo.flex.Flex
import octavo.flex.coder.FlexCoders
import octavo.pack.Pack
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertSame

/** Generic classes at the root of a message: each instantiation has a coder, under its name. */
class GenericsTest : StructTest() {
    private val page = Page(listOf(Point(1, 2), Point(3, 4)))

    @Test
    fun theAggregatorKnowsInstantiationsByName() {
        assertSame(PageOfPointFlexCoder, assertNotNull(FlexCoders.Default["octavo.struct.tests.Page<octavo.struct.tests.Point>"]))
        assertNull(FlexCoders.Default[Page::class])
        assertNull(FlexCoders.Default["octavo.struct.tests.Page"])
    }

    @Test
    fun aCoderWritesWhatTheSerializerWrites() {
        val bytes = Flex.encode(PageOfPointFlexCoder, page)
        assertEquals(Flex.toJson(Flex.encode(page)), Flex.toJson(bytes))
        assertEquals(page, Flex.decode(PageOfPointFlexCoder, bytes))
        assertEquals(page, Flex.decode<Page<Point>>(bytes))
    }

    @Test
    fun argumentsOfOneNameHaveCodersEach() {
        val value = Namesakes(Page(listOf(Address("s", 1))), Page(listOf(octavo.struct.tests.other.Address("line"))))
        assertEquals(value, Flex.decode<Namesakes>(Flex.encode(value)))
        assertEquals(value, Pack.decode<Namesakes>(Pack.encode(value)))
        val bytes = Flex.encode(PageOfOctavo_struct_tests_other_AddressFlexCoder, value.there)
        assertEquals("line", bytes.asPageOfOctavo_struct_tests_other_Address().items[0].line)
        assertSame(
            PageOfOctavo_struct_tests_other_AddressFlexCoder,
            FlexCoders.Default["octavo.struct.tests.Page<octavo.struct.tests.other.Address>"],
        )
    }
}
