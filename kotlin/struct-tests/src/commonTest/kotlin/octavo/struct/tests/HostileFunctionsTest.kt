package octavo.struct.tests

import kotlinx.datetime.LocalDate
import kotlinx.datetime.LocalDateTime
import octavo.flex.Flex
import octavo.pack.Pack
import octavo.struct.tests.hostile.All
import octavo.struct.tests.hostile.AllFlexCoder
import octavo.struct.tests.hostile.AllPackCoder
import octavo.struct.tests.hostile.Collections
import octavo.struct.tests.hostile.Keys
import octavo.struct.tests.hostile.Maybe
import octavo.struct.tests.hostile.Texts
import octavo.struct.tests.hostile.Title
import octavo.struct.tests.hostile.Unsigned
import octavo.struct.tests.hostile.asAll
import kotlin.test.Test
import kotlin.test.assertEquals

/** Functions of the user's, in the package of structs, with the names of Kotlin's own. */
class HostileFunctionsTest {
    private val moment = LocalDateTime(2026, 11, 23, 7, 15)
    private val texts = Texts(
        Title("one"),
        LocalDate(2026, 11, 23),
        mapOf(null to null, Title("k") to Title("v")),
        'l',
        listOf('m', null),
        moment,
        listOf(null, moment),
    )
    private val unsigned = Unsigned(
        200u,
        50_000u,
        4_000_000_000u,
        5u,
        listOf(255u, 0u),
        setOf(null, ULong.MAX_VALUE),
        mapOf(UShort.MAX_VALUE to 1u),
    )
    private val collections = Collections(
        listOf(1, -2), listOf(3L), listOf(0.5), listOf(true, false), listOf(null, true), setOf(null, 4), listOf(Maybe(null), Maybe(5)),
        mutableListOf(6), mutableSetOf("seven"), mutableMapOf("eight" to mutableListOf(null, 9)), mutableMapOf(0.5 to true),
        listOf(texts, texts),
    )
    private val keys = Keys(
        mapOf('c' to 1), mapOf(true to 2), mapOf(Byte.MIN_VALUE to 3), mapOf(Short.MIN_VALUE to 4), mapOf(Int.MIN_VALUE to 5),
        mapOf(Long.MIN_VALUE to 6), mapOf(UByte.MAX_VALUE to 7), mapOf(UShort.MAX_VALUE to 8), mapOf(UInt.MAX_VALUE to 9),
        mapOf(ULong.MAX_VALUE to 10),
    )
    private val all = All(texts, unsigned, collections, listOf(keys))

    @Test
    fun flex(): Unit = assertEquals(all, Flex.decode(AllFlexCoder, Flex.encode(AllFlexCoder, all)))

    @Test
    fun pack(): Unit = assertEquals(all, Pack.decode(AllPackCoder, Pack.encode(AllPackCoder, all)))

    @Test
    fun accessors() {
        val view = Flex.encode(AllFlexCoder, all).asAll()
        assertEquals('l', view.texts.letter)
        assertEquals(-2, view.collections.ints[1])
        view.keys.forEach { assertEquals(1, it.chars.size) }
    }
}
