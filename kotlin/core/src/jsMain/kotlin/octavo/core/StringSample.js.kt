package octavo.core

/** Strings that differ mostly differ at an end, in the middle, or in length; a loop over the text took a fifth of encoding. */
@InternalOctavoApi
public actual fun String.sampleHash(): Int {
    if (isEmpty()) return 0
    val last = length - 1
    val ends = this[0].code * 31 + this[last].code
    val inner = this[last ushr 1].code * 31 + this[last - (last ushr 2)].code
    return (ends * 37 + inner) * 41 + length
}
