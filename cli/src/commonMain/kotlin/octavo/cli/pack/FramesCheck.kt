package octavo.cli.pack

import octavo.cli.flex.LIMITS
import octavo.cli.flex.after
import octavo.core.ByteInput
import octavo.flex.Flex
import octavo.frame.Frame
import octavo.frame.Wire

/** Checks a stream of frames, and those of its messages that are flex or of schemas in [known]. */
internal class FramesCheck(private val known: StreamSchemas) {
    private var count = 0L
    private var unknown = 0L

    /** Returns `ok`, with how many messages were not checked; throws [octavo.core.OctavoException] for what is wrong with [input]. */
    fun check(input: ByteInput): String {
        forEachFrame(input, ::check)
        return if (unknown == 0L) "ok" else "ok, but $unknown of $count messages are of unknown schemas"
    }

    private fun check(frame: Frame) {
        count++
        if (known.learn(frame)) return
        val coder = known.coder(frame)
        after(frame.messageOffset) {
            when {
                frame.wire == Wire.FLEX -> Flex.verify(frame.message, limits = LIMITS)
                coder != null -> coder.explain(frame.message)?.let { throw it }
                else -> unknown++
            }
        }
    }
}
