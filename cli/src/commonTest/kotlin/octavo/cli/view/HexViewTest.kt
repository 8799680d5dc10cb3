package octavo.cli.view

import octavo.cli.textOf
import octavo.flex.Flex
import octavo.flex.inspect.FlexLayout
import kotlin.test.Test
import kotlin.test.assertEquals

class HexViewTest {
    private fun hex(message: ByteArray): String = textOf { HexView(FlexLayout.of(message), it).print() }

    @Test
    fun explainsEveryByte() {
        assertEquals(
            """
                |00000000  02                       .         string size: 2  /a/1
                |00000001  68 69                    hi        string "hi"  /a/1
                |00000003  00                       .         terminator  /a/1
                |00000004  02                       .         vector size: 2  /a
                |00000005  01                       .         int 1  /a/0
                |00000006  05                       .         offset to string at 1  /a/1
                |00000007  04                       .         type 0: int, width 1  /a
                |00000008  14                       .         type 1: string, width 1  /a
                |00000009  61                       a         key "a"
                |0000000a  00                       .         terminator
                |0000000b  01                       .         key vector size: 1
                |0000000c  03                       .         key 0: offset to key at 9
                |0000000d  01                       .         offset to key vector at 12
                |0000000e  01                       .         key vector width: 1
                |0000000f  01                       .         map size: 1
                |00000010  0b                       .         offset to vector at 5  /a
                |00000011  28                       (         type 0: vector, width 1
                |00000012  02                       .         root: offset to map at 16
                |00000013  24                       $         root type: map, width 1
                |00000014  01                       .         root width: 1
                |
            """.trimMargin(),
            hex(Flex.fromJson("""{"a":[1,"hi"]}""")),
        )
    }

    @Test
    fun longPathsAreCut() {
        val lines = hex(Flex.fromJson("""{"${"k".repeat(1000)}/":[{"b":1}]}""")).lines()
        assertEquals(listOf("..." + "k".repeat(122) + "~1/0/b"), lines.filter { "int 1" in it }.map { it.substringAfterLast(' ') })
    }

    @Test
    fun longTextsTakeSeveralRows() {
        assertEquals(
            """
                |00000000  0e                       .         string size: 14
                |00000001  65 69 67 68 74 20 63 68  eight ch  string "eight ch two  "
                |00000009  20 74 77 6f 20 20         two
                |0000000f  00                       .         terminator
                |00000010  0f                       .         root: offset to string at 1
                |00000011  14                       .         root type: string, width 1
                |00000012  01                       .         root width: 1
                |
            """.trimMargin(),
            hex(Flex.fromJson("\"eight ch two  \"")),
        )
    }
}
