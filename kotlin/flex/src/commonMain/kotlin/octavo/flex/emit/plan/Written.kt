package octavo.flex.emit.plan

import octavo.flex.emit.MessageOutput
import octavo.flex.emit.Positions

/**
 * What the message holds so far, and where.
 *
 * @property output where it goes
 */
internal class Written(var output: MessageOutput) {
    val texts = Positions()
    val keys = Positions()
    val scalars = Positions()

    /** Position of the next byte. */
    val end: Int get() = output.position

    fun paddingAt(at: Int, width: Int): Int = output.paddingAt(at, width)

    fun clear() {
        texts.clear()
        keys.clear()
        scalars.clear()
    }
}
