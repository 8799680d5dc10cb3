package octavo.core

/** No string keeps its hash code here: to look at every character would take as long as to write them. */
@InternalOctavoApi
public actual object TextHash {
    public actual val longest: Int get() = 255

    /** Takes the length and eight characters: four that are spread over the text, and the last four, where those differ that count up. */
    public actual fun hash(text: String): Int {
        var hash = text.length
        if (text.length <= SAMPLED) {
            for (index in 0 until text.length) hash = 31 * hash + text[index].code
        } else {
            val step = text.length ushr 2
            hash = four(hash, text, 0, step)
            hash = four(hash, text, text.length - 4, 1)
        }
        return hash
    }

    private fun four(hash: Int, text: String, at: Int, step: Int): Int =
        hash * 923521 + text[at].code * 29791 + text[at + step].code * 961 + text[at + 2 * step].code * 31 + text[at + 3 * step].code

    private const val SAMPLED = 8
}
