package octavo.flex.serialization

import kotlinx.serialization.DeserializationStrategy
import kotlinx.serialization.SerializationStrategy
import octavo.core.ThreadSlot
import octavo.flex.FlexConfiguration

/** Encodes and decodes with serializers; keeps for each thread what it needs for that. */
internal class SerialFormat(private val configuration: FlexConfiguration) {
    private val coders = SerialCoders(configuration)
    private val encodings = ThreadSlot<Encoding>()
    private val decodings = ThreadSlot<Decoding>()

    fun <T> encode(serializer: SerializationStrategy<T>, value: T): ByteArray {
        val encoding = encodings.take() ?: Encoding(configuration, coders)
        try {
            return encoding.encode(serializer, value).also { encodings.put(encoding) }
        } catch (e: Throwable) {
            encoding.builder.clear() // is not put back, for its encoders stand in the middle of a value, but may be held on to
            throw e
        }
    }

    fun <T> decode(deserializer: DeserializationStrategy<T>, bytes: ByteArray): T {
        val decoding = decodings.take() ?: Decoding(configuration, coders)
        try {
            return decoding.decode(deserializer, bytes).also { decodings.put(decoding) }
        } finally {
            decoding.reader.release() // one that fails is not put back, but may be held on to by an error that still looks for its path
        }
    }
}
