package octavo.pack

import octavo.core.Collisions
import octavo.core.MalformedException
import octavo.core.MalformedKind

/** The collisions of what [reader] reads; a large key has many bytes, or refers to long texts. */
internal class PackCollisions(private val reader: PackReader) : Collisions() {
    /** Characters that may be referred to before tables of a few keys take longer than to read the message does. */
    private var left = 0

    /** What [left] has been, in all: less that, so many characters were referred to. */
    private var given = 0.0

    override val decoded: Double get() = reader.at + sizeOfText(given - left)

    override fun begin(byteCount: Int, size: Int) {
        super.begin(byteCount, size)
        left = if (byteCount < Int.MAX_VALUE / EXPANSION) EXPANSION * maxOf(byteCount, MIN_BYTES) else Int.MAX_VALUE
        given = left.toDouble()
    }

    /** Counts [text], which the message refers to: a byte of it may stand for a megabyte. */
    fun refer(text: String) {
        left -= text.length
        if (left < 0) referMore()
    }

    private fun referMore() {
        countFew()
        left += Int.MAX_VALUE
        given += Int.MAX_VALUE
    }

    override fun refused(expected: String, at: Int): MalformedException =
        reader.own(MalformedException(expected, "more", (at - reader.start).toLong(), kind = MalformedKind.LIMIT))

    private companion object {
        /** So many characters are compared in the time that a byte is read. */
        const val EXPANSION = 16

        /** The 8,192 keys that are not counted in a small message are compared in less than a second. */
        const val MIN_BYTES = 65_536
    }
}
