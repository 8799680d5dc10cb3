package octavo.cli.flex

import octavo.flex.Flex
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class PointerTest {
    private val root = Flex.read(
        Flex.build {
            map {
                key("")
                put(1)
                key("a/b")
                put(2)
                key("list")
                vector {
                    put("x")
                    put(3)
                }
                key("m~n")
                put(4)
                key("typed")
                put(longArrayOf(5, 6))
            }
        },
    )

    private fun long(pointer: String): Long = Pointer.parse(pointer).find(root).long

    private fun missing(pointer: String): String? = assertFailsWith<NothingThere> { Pointer.parse(pointer).find(root) }.message

    @Test
    fun followsKeysAndIndexes() {
        assertEquals(root.offset, Pointer.parse("").find(root).offset)
        assertEquals(1, long("/"))
        assertEquals(2, long("/a~1b"))
        assertEquals(3, long("/list/1"))
        assertEquals(4, long("/m~0n"))
        assertEquals(6, long("/typed/1"))
    }

    @Test
    fun saysWhatIsMissing() {
        assertEquals("nothing at /b~1c: the document has no key \"b/c\"", missing("/b~1c/d"))
        assertEquals("nothing at /list/2: /list has 2 elements", missing("/list/2"))
        assertEquals("nothing at /list/99999999999: /list has 2 elements", missing("/list/99999999999"))
        for (token in listOf("01", "-1", "+1", "x", "-", "")) {
            assertEquals("nothing at /list/$token: /list is a vector, and \"$token\" is no index", missing("/list/$token"))
        }
        assertEquals("nothing at /list/0/x: /list/0 is neither a map nor a vector", missing("/list/0/x"))
    }

    @Test
    fun refusesWhatIsNoPointer() {
        for (text in listOf("a", "a/b", "/~", "/~2", "/a~")) assertFailsWith<IllegalArgumentException>(text) { Pointer.parse(text) }
    }
}
