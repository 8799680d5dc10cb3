package octavo.struct.tests

import octavo.flex.Flex
import octavo.flex.coder.FlexCoders
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
}
