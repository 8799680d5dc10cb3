package octavo.pack.serialization

import kotlinx.serialization.DeserializationStrategy
import kotlinx.serialization.SerializationStrategy
import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.core.ThreadSlot
import octavo.core.refused
import octavo.core.unwritable
import octavo.pack.PackConfiguration
import octavo.pack.PackReader
import octavo.pack.PackWriter

/** Encodes and decodes with serializers; keeps for each thread what it needs for that. */
internal class SerialFormat(private val configuration: PackConfiguration) {
    val plans: TypePlans = TypePlans(configuration.serializersModule)

    private val encoders = ThreadSlot<PackEncoder>()
    private val decoders = ThreadSlot<PackDecoder>()

    /** An encoder or a decoder that fails stands in the middle of a value, and is not kept. */
    fun <T> encode(serializer: SerializationStrategy<T>, value: T): ByteArray {
        val encoder = encoders.take() ?: PackEncoder(writer(), configuration.serializersModule, plans)
        val plan = plans[serializer.descriptor].lone
        try {
            encoder.lone(plan, serializer, value)
            checkClosed(encoder.writer.depth)
        } catch (e: Exception) {
            throw if (e is SerializerFault) e else unwritable(e, encoder.path())
        }
        val bytes = encoder.writer.finish()
        encoder.writer.clear()
        encoders.put(encoder)
        return bytes
    }

    private fun writer() = PackWriter().also { it.maxDepth = configuration.limits.maxDepth }

    fun <T> decode(deserializer: DeserializationStrategy<T>, bytes: ByteArray): T {
        val decoder = decoders.take() ?: PackDecoder(PackReader(), configuration.serializersModule, plans)
        decoder.reader.begin(bytes, limits = configuration.limits)
        val plan = plans[deserializer.descriptor].lone
        val value = try {
            decoder.lone(plan, deserializer).also { checkClosed(decoder.reader.depth) }
        } catch (e: Exception) {
            throw failure(e, decoder)
        }
        decoder.reader.finish()
        decoder.reader.release()
        decoders.put(decoder)
        return value
    }

    /** Makes the error for [thrown], which says where it happened: what is malformed is looked for again. */
    private fun failure(thrown: Exception, decoder: PackDecoder): Exception = when (thrown) {
        is MalformedException, is SerializerFault -> thrown
        is MismatchException -> if (thrown.path == null) thrown.within(decoder.path()) else thrown
        else -> refused(thrown, decoder.reader.offset, decoder.path())
    }
}
