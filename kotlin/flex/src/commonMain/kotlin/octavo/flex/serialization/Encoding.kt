package octavo.flex.serialization

import kotlinx.serialization.SerializationStrategy
import octavo.core.unwritable
import octavo.flex.FlexBuilder
import octavo.flex.FlexConfiguration

/** What the encoders of one message share, from the outermost to the innermost; kept for the next message. */
internal class Encoding(val configuration: FlexConfiguration, private val coders: SerialCoders) {
    val builder = FlexBuilder(configuration.options)
    private var root = FlexEncoder(this, coders.current())

    fun <T> encode(serializer: SerializationStrategy<T>, value: T): ByteArray {
        val found = coders.current()
        if (root.coders !== found) root = FlexEncoder(this, found)
        try {
            root.encodeRoot(serializer, value)
            return builder.finish()
        } catch (e: Exception) {
            throw unwritable(e, builder.path(0, root::key))
        }
    }
}
