package octavo.flex.coder

import kotlin.test.Test
import kotlin.test.assertNull
import kotlin.test.assertSame

class DecodedStringsTest {
    private val strings = DecodedStrings()
    private val text = "text"

    @Test
    fun keepsWhatComesTwice() {
        strings.note(40, 4, 1, text)
        assertNull(strings.find(40, 4, 1))
        strings.note(40, 4, 1, text)
        assertSame(text, strings.find(40, 4, 1))
    }

    @Test
    fun knowsAStringByItsPositionLengthAndMessage() {
        repeat(2) { strings.note(40, 4, 1, text) }
        assertNull(strings.find(41, 4, 1))
        assertNull(strings.find(40, 5, 1))
        assertNull(strings.find(40, 4, 2))
        assertNull(strings.find(40, DecodedStrings.KEY, 1))
    }

    @Test
    fun forgetsWhatAnotherStringReplaced() {
        repeat(2) { strings.note(40, 4, 1, text) }
        strings.note(40, 4, 2, "other")
        assertNull(strings.find(40, 4, 2))
        strings.clear()
        assertNull(strings.find(40, 4, 1))
    }
}
