package octavo.struct.tests

import octavo.flex.Flex
import octavo.pack.Pack
import octavo.struct.Struct
import kotlin.test.Test
import kotlin.test.assertEquals

/** A struct that no other target has. */
@Struct
data class Bookmark(val url: String, val visits: Int, val links: List<Point>)

/** What is generated for sources of JavaScript alone has no `@JvmInline`, which only common ones may have. */
class JsStructsTest {
    private val mark = Bookmark("/", 300, listOf(Point(1, 2)))

    @Test
    fun coders() {
        assertEquals(mark, Flex.decode(BookmarkFlexCoder, Flex.encode(BookmarkFlexCoder, mark)))
        assertEquals(mark, Pack.decode(BookmarkPackCoder, Pack.encode(BookmarkPackCoder, mark)))
    }

    @Test
    fun accessors() {
        assertEquals("/", Flex.encode(BookmarkFlexCoder, mark).asBookmark().url)
        assertEquals(300, Pack.encode(BookmarkPackCoder, mark).asPackBookmark().visits)
    }
}
