package octavo.flex.coder

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertSame

class DecodedStringsTest {
    private val strings = DecodedStrings().apply { begin(100) }
    private val text = "text"

    private fun note(mark: Int, text: String) = strings.note(mark, text)

    @Test
    fun keepsWhatComesTwice() {
        note(strings.mark(40, 0), text)
        assertNull(strings.find(strings.mark(40, 0)))
        note(strings.mark(40, 0), text)
        assertSame(text, strings.find(strings.mark(40, 0)))
    }

    @Test
    fun knowsAStringByItsPositionWidthAndMessage() {
        repeat(2) { note(strings.mark(40, 0), text) }
        assertNull(strings.find(strings.mark(41, 0)))
        assertNull(strings.find(strings.mark(40, 1)))
        assertNull(strings.find(strings.mark(40, DecodedStrings.KEY)))
        strings.begin(100)
        assertNull(strings.find(strings.mark(40, 0)))
    }

    @Test
    fun keepsAStringUntilAnotherInItsPlaceCameTwice() {
        val slots = (0..9999).groupBy { position -> strings.slot(strings.mark(position, 0)) }
        val (first, second) = slots.values.first { it.size > 1 }
        repeat(2) { note(strings.mark(first, 0), text) }
        note(strings.mark(second, 0), "other")
        assertSame(text, strings.find(strings.mark(first, 0)))
        assertNull(strings.find(strings.mark(second, 0)))
        note(strings.mark(second, 0), "other")
        assertNull(strings.find(strings.mark(first, 0)))
        assertEquals("other", strings.find(strings.mark(second, 0)))
    }

    @Test
    fun startsAnewWhenTheMarksAreUsedUp() {
        repeat(2) { note(strings.mark(40, 0), text) }
        val marks = List(5) {
            strings.begin(DecodedStrings.MAX_PAST / 2)
            assertNull(strings.find(strings.mark(40, 0)))
            strings.mark(40, 0).also { mark -> repeat(2) { note(mark, text) } }
        }
        assertEquals(true, marks.distinct().size < marks.size)
    }

    @Test
    fun keepsNothingOfAMessageWithMoreBytesThanMarks() {
        strings.begin(DecodedStrings.MAX_PAST + 1)
        repeat(2) { note(strings.mark(40, 0), text) }
        assertNull(strings.find(strings.mark(40, 0)))
    }
}
