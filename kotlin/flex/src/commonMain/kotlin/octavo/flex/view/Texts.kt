package octavo.flex.view

import octavo.core.MismatchException
import octavo.flex.coder.mismatch

/** Reads a value of [type] from value [number], a string; throws MismatchException when [parse] refuses it. */
public inline fun <T> FlexSlots.text(number: Int, type: String, parse: (String) -> T): T {
    val text = string(number)
    return try {
        parse(text)
    } catch (_: IllegalArgumentException) {
        throw notText(number, type, text)
    }
}

@PublishedApi
internal fun FlexSlots.notText(number: Int, type: String, text: String): MismatchException =
    mismatch(bytes, start, end, "the text of a $type", "\"$text\"", base + place(number) * width).also { it.locate() }
