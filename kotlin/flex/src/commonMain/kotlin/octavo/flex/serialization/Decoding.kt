package octavo.flex.serialization

import kotlinx.serialization.DeserializationStrategy
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.MissingFieldException
import octavo.flex.FlexConfiguration
import octavo.flex.coder.FlexReader
import octavo.flex.coder.failure
import octavo.flex.coder.missing

/** What the decoders of one message share, from the outermost to the innermost; kept for the next message. */
internal class Decoding(val configuration: FlexConfiguration, private val coders: SerialCoders) {
    val reader = FlexReader()

    val polymorphism = Polymorphism(reader, configuration)

    /** Index of the first value of the map that was read by key last: the one that lacks what a serializer finds missing. */
    var incomplete = 0
    private var root = FlexDecoder(this, coders.current())

    @OptIn(ExperimentalSerializationApi::class)
    fun <T> decode(deserializer: DeserializationStrategy<T>, bytes: ByteArray): T {
        reader.begin(bytes, 0, bytes.size, configuration.limits)
        val found = coders.current()
        if (root.coders !== found) root = FlexDecoder(this, found)
        incomplete = NONE
        try {
            return root.decodeRoot(deserializer, bytes)
        } catch (e: Exception) {
            val slot = root.abandon()
            throw when {
                e is MissingFieldException && incomplete != NONE -> reader.missing(e.missingFields.first(), incomplete)
                else -> reader.failure(e, slot)
            }.locate()
        }
    }

    private companion object {
        const val NONE = -1
    }
}
