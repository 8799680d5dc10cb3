package octavo.struct.tests

import octavo.core.MismatchException
import octavo.flex.Flex
import octavo.flex.FlexProfile
import octavo.pack.Pack
import octavo.pack.generic.GenericCoder
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** A class of 120 properties, 45 of them with defaults; one of 230, and columns of it. */
class WideTest : StructTest() {
    private val wide = Wide(
        p0 = 0, p1 = "s1", p2 = null, p3 = listOf(3, 1), p4 = Point(4, 0),
        p8 = 8, p9 = "s9", p10 = 10, p11 = listOf(11, 1), p12 = Point(12, 0),
        p16 = 16, p17 = "s17", p18 = null, p19 = listOf(19, 1), p20 = Point(20, 0),
        p24 = 24, p25 = "s25", p26 = 26, p27 = listOf(27, 1), p28 = Point(28, 0),
        p32 = 32, p33 = "s33", p34 = null, p35 = listOf(35, 1), p36 = Point(36, 0),
        p40 = 40, p41 = "s41", p42 = 42, p43 = listOf(43, 1), p44 = Point(44, 0),
        p48 = 48, p49 = "s49", p50 = null, p51 = listOf(51, 1), p52 = Point(52, 0),
        p56 = 56, p57 = "s57", p58 = 58, p59 = listOf(59, 1), p60 = Point(60, 0),
        p64 = 64, p65 = "s65", p66 = null, p67 = listOf(67, 1), p68 = Point(68, 0),
        p72 = 72, p73 = "s73", p74 = 74, p75 = listOf(75, 1), p76 = Point(76, 0),
        p80 = 80, p81 = "s81", p82 = null, p83 = listOf(83, 1), p84 = Point(84, 0),
        p88 = 88, p89 = "s89", p90 = 90, p91 = listOf(91, 1), p92 = Point(92, 0),
        p96 = 96, p97 = "s97", p98 = null, p99 = listOf(99, 1), p100 = Point(100, 0),
        p104 = 104, p105 = "s105", p106 = 106, p107 = listOf(107, 1), p108 = Point(108, 0),
        p112 = 112, p113 = "s113", p114 = null, p115 = listOf(115, 1), p116 = Point(116, 0),
    )

    @Test
    fun comesBack() {
        for (profile in FlexProfile.entries) {
            val flex = Flex { this.profile = profile }
            assertEquals(wide, flex.decode<Wide>(flex.encode(wide)))
        }
        assertEquals(wide.p119, Flex.encode(wide).asWide().p119)
    }

    @Test
    fun takesItsDefaults() {
        val changed = wide.copy(p5 = 7.0, p6 = "other", p7 = 7, p119 = 8)
        val withoutDefaults = Flex.toJson(Flex.encode(changed)).replace(Regex(""""p(5|6|7|119)":[^,}]*,"""), "")
        assertEquals(wide, Flex.decode<Wide>(Flex.fromJson(withoutDefaults)))
    }

    @Test
    fun namesWhatIsMissing() {
        val json = Flex.toJson(Flex.encode(wide))
        for (name in listOf("p0", "p57", "p112")) {
            val error = assertFailsWith<MismatchException> { Flex.decode<Wide>(Flex.fromJson(json.replace("\"$name\":", "\"q\":"))) }
            assertEquals("the property \"$name\"", error.expected)
        }
    }

    /** A row of which every value has something of [seed]. */
    private fun row(seed: Int): WideRow {
        val values = List(230) { index ->
            val isThere = (seed + index) % 3 != 0
            when (index % 10) {
                0, 6 -> "${seed * index}"
                1 -> "\"text $index of $seed\""
                2, 4 -> "${-seed * index}".takeIf { isThere }
                3 -> "${index > 99}".takeIf { isThere }
                5 -> "[$index,null,$seed]"
                7 -> "\"BLUE\""
                8 -> "\"text $seed\"".takeIf { isThere }
                else -> """{"x":$index,"y":$seed}"""
            }
        }
        return Flex.decode<WideRow>(
            Flex.fromJson(
                values.withIndex().joinToString(",", "{", "}") { (index, value) ->
                    "\"p$index\":$value"
                },
            ),
        )
    }

    @Test
    fun comesBackByColumns() {
        val table = WideTable(List(3, ::row), MutableList(2) { row(it + 7) })
        val bytes = Pack.encode(table)
        val generic = GenericCoder(WideTablePackCoder.schema)
        assertContentEquals(generic.encode(generic.decode(bytes)), bytes)
        assertEquals(Flex.toJson(Flex.encode(table)), Flex.toJson(Flex.encode(Pack.decode<WideTable>(bytes))))
        val row = Pack.decode<WideRow>(Pack.encode(table.rows[1]))
        assertEquals(Flex.toJson(Flex.encode(table.rows[1])), Flex.toJson(Flex.encode(row)))
    }
}
