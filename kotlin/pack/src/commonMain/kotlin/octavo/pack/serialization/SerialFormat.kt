package octavo.pack.serialization

import kotlinx.serialization.DeserializationStrategy
import kotlinx.serialization.SerializationStrategy
import octavo.core.MalformedException
import octavo.core.OctavoException
import octavo.core.ThreadSlot
import octavo.core.refused
import octavo.core.unwritable
import octavo.pack.PackConfiguration
import octavo.pack.PackReader
import octavo.pack.PackWriter
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema

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
        val plan = plans[deserializer.descriptor]
        val value = try {
            decoder.lone(plan.lone, deserializer).also {
                checkClosed(decoder.reader.depth)
                decoder.reader.finish()
            }
        } catch (e: Exception) {
            throw failure(e, decoder, plan.schema)
        }
        decoder.reader.release()
        decoders.put(decoder)
        return value
    }

    /** Makes the error for [thrown], which says where it happened: what is malformed is looked for again, unless that has been done. */
    private fun failure(thrown: Exception, decoder: PackDecoder, schema: Schema): Exception = when {
        thrown is SerializerFault -> thrown
        !decoder.reader.isOwn(thrown) -> refused(thrown, decoder.reader.offset, decoder.path())
        thrown is MalformedException && thrown.path == null -> exact(thrown, decoder.reader, schema)
        else -> (thrown as OctavoException).within(decoder.path())
    }

    private fun exact(rough: MalformedException, reader: PackReader, schema: Schema): OctavoException =
        GenericCoder(schema, configuration.limits).exact(rough, reader.at, reader.depth, reader.bytes, reader.start, reader.bytes.size)
}
