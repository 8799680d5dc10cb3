package octavo.flex.view

import octavo.core.OctavoException
import octavo.flex.coder.refused

/** Returns the result of [make], a class's own code, for value [number]; throws MismatchException, as decoding does, if [make] throws. */
public inline fun <T> FlexSlots.made(number: Int, make: () -> T): T = try {
    make()
} catch (e: Exception) {
    throw refusal(e, number)
}

@PublishedApi
internal fun FlexSlots.refusal(thrown: Exception, number: Int): OctavoException {
    if (thrown is OctavoException) return thrown
    val at = base + place(number) * width
    return refused(bytes, start, end, thrown, at).locate()
}
