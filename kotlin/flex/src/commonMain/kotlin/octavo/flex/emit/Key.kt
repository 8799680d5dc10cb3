package octavo.flex.emit

import octavo.core.BriefBytes
import octavo.core.GrowableBytes

/**
 * A key of a [KeyTable].
 *
 * @property number its place in the table
 * @property bytes its UTF-8 and a terminator
 */
internal class Key(val number: Int, private val bytes: BriefBytes) {
    /** The string it came as last, if any. */
    var name: String? = null

    /** Appends the bytes and their terminator to [target]; returns where they begin. */
    fun write(target: GrowableBytes): Int {
        val position = target.size
        target.append(bytes)
        return position
    }
}
