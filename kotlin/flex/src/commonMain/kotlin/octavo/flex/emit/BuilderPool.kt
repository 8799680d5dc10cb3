package octavo.flex.emit

import octavo.core.ThreadSlot
import octavo.flex.FlexBuilder
import octavo.flex.FlexOptions
import octavo.flex.FlexProfile

/** Lends each thread a builder of its own for each profile; a builder trims giant storage itself when it is cleared. */
internal object BuilderPool {
    private val slots = List(FlexProfile.entries.size) { ThreadSlot<FlexBuilder>() }

    /** Runs [block], which finishes its message, on a clear builder with these [options]. */
    inline fun <T> use(options: FlexOptions, block: (FlexBuilder) -> T): T {
        val builder = take(options)
        val result = try {
            block(builder)
        } catch (e: Exception) {
            builder.clear()
            put(builder)
            throw e // what is no Exception, as a full stack, may leave it in the middle of anything: that one is lost
        }
        put(builder)
        return result
    }

    private fun put(builder: FlexBuilder) {
        slots[builder.options.profile.ordinal].put(builder)
    }

    private fun take(options: FlexOptions): FlexBuilder {
        val kept = slots[options.profile.ordinal].take()
        return if (kept != null && kept.options == options) kept else FlexBuilder(options)
    }
}
