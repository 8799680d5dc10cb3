package octavo.flex.emit

import octavo.core.ThreadSlot
import octavo.flex.FlexBuilder
import octavo.flex.FlexOptions

/** Lends each thread a builder of its own for each of the options there are; a builder trims giant storage itself when it is cleared. */
internal object BuilderPool {
    /** No options have this number or a higher one: those of the profile and three switches. */
    private const val NUMBERS = 32
    private val slots = List(NUMBERS) { ThreadSlot<FlexBuilder>() }

    /** Runs [block], which finishes its message, on a clear builder with these [options]. */
    inline fun <T> use(options: FlexOptions, block: (FlexBuilder) -> T): T {
        val slot = slots[options.number]
        val builder = slot.take() ?: FlexBuilder(options)
        val result = try {
            block(builder)
        } catch (e: Exception) {
            builder.clear()
            slot.put(builder)
            throw e // what is no Exception, as a full stack, may leave it in the middle of anything: that one is lost
        }
        slot.put(builder)
        return result
    }
}
