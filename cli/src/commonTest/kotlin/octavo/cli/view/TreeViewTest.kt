package octavo.cli.view

import octavo.cli.textOf
import octavo.flex.Flex
import octavo.flex.inspect.FlexLayout
import kotlin.test.Test
import kotlin.test.assertEquals

class TreeViewTest {
    private fun tree(json: String, depth: Int = Int.MAX_VALUE, items: Int = Int.MAX_VALUE): String =
        textOf { TreeView(FlexLayout.of(Flex.fromJson(json)), depth, items, it).print() }

    @Test
    fun showsEachValue() {
        assertEquals(
            """
                |  offset    bytes  value
                |      43        2  map of 2
                |       5        3    "a": vector of 3
                |       5        1      0: int 1
                |       1        2      1: string "hi"
                |       7        1      2: null
                |      31        1    "b": map of 1
                |      16        8      "c": float vector of 2
                |
            """.trimMargin(),
            tree("""{"a":[1,"hi",null],"b":{"c":[1.5,2.5]}}"""),
        )
    }

    @Test
    fun longKeysAreCut() {
        assertEquals(
            listOf("  \"" + "k".repeat(128) + "...\": int 1", "  \"short\": int 2"),
            tree("""{"${"k".repeat(1000)}":1,"short":2}""").trimEnd().lines().drop(2).map { it.substring(19) },
        )
    }

    @Test
    fun saysWhatIsShared() {
        assertEquals(
            """
                |  offset    bytes  value
                |       7        2  vector of 2
                |       1        4    0: string "text"
                |       1        4    1: string "text", shared with /0
                |
            """.trimMargin(),
            tree("""["text","text"]"""),
        )
    }

    @Test
    fun stopsAtDepthAndItems() {
        assertEquals(
            """
                |  offset    bytes  value
                |      20        3  vector of 3
                |       7        3    0: vector of 3
                |      17        1    1: vector of 1
                |                     ... 1 more
                |
            """.trimMargin(),
            tree("""[["a","b",1],["c"],1]""", depth = 1, items = 2),
        )
    }
}
