package octavo.flex.serialization

import kotlinx.serialization.SerializationStrategy
import octavo.flex.FlexBuilder
import octavo.flex.FlexConfiguration
import octavo.flex.coder.FlexCoder

/** What the encoders of one message share, from the outermost to the innermost; kept for the next message. */
internal class Encoding(val configuration: FlexConfiguration, private val coders: SerialCoders) {
    val builder = FlexBuilder(configuration.options)
    private var current = coders.current()
    private val root = FlexEncoder(this)

    /** Returns the coder that does the work of [serializer], or null. */
    fun coderOf(serializer: Any): FlexCoder<Any>? = current[serializer].coder

    fun <T> encode(serializer: SerializationStrategy<T>, value: T): ByteArray {
        current = coders.current()
        root.encodeRoot(serializer, value)
        return builder.finish()
    }
}
