package octavo.pack

/** Returns the index of the first surrogate in [text] that is not half of a pair, or -1. */
internal fun loneSurrogate(text: CharSequence): Int {
    var index = 0
    while (index < text.length) {
        val isPair = text[index].isHighSurrogate() && index + 1 < text.length && text[index + 1].isLowSurrogate()
        if (text[index].isSurrogate() && !isPair) return index
        index += if (isPair) 2 else 1
    }
    return -1
}
