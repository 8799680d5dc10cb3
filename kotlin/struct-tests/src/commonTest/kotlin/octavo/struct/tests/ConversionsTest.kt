package octavo.struct.tests

import octavo.core.MismatchException
import octavo.flex.Flex
import octavo.pack.Pack
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** Each value is converted once, as what it is turned into may be another one next time. */
class ConversionsTest : StructTest() {
    private fun tales() = Tales(Tale(), Tale(), Tale(), Tale(), Tale(), Tale(), listOf(TaleRow(Tale(), Tale(), Tale())))

    private fun Tales.all() =
        listOf(texts, maybeTexts!!, flags, counts, time, number) + rows.flatMap { listOf(it.number, it.maybe!!, it.texts) }

    private fun check(copied: (Tales) -> Tales) {
        val tales = tales()
        val back = copied(tales)
        assertEquals(tales.all().map { 1 }, back.all().map { it.asked })
        assertEquals(tales.all().map { 1 }, tales.all().map { it.asked })
    }

    @Test
    fun inFlex() = check { Flex.decode(TalesFlexCoder, Flex.encode(TalesFlexCoder, it)) }

    @Test
    fun inPack() = check { Pack.decode(TalesPackCoder, Pack.encode(TalesPackCoder, it)) }

    @Test
    fun ofWhatMayBeNull() {
        for (receipt in listOf(Receipt(Money(1)), Receipt(null))) {
            assertEquals(receipt, Flex.decode(ReceiptFlexCoder, Flex.encode(ReceiptFlexCoder, receipt)))
            assertEquals(receipt, Pack.decode(ReceiptPackCoder, Pack.encode(ReceiptPackCoder, receipt)))
        }
    }

    /** The path leads to what refuses, even if it may be null, and is asked for before all that is written. */
    @Test
    fun pathsOfRefusals() {
        val untold = Untold("a", Tale(), null)
        for (encode in listOf({ Flex.encode(UntoldFlexCoder, untold) }, { Pack.encode(UntoldPackCoder, untold) })) {
            assertEquals("/tale", assertFailsWith<MismatchException> { encode() }.path)
        }
    }
}
