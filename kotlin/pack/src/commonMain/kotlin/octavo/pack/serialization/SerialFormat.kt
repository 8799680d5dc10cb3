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

    /** One that fails is not put back, for it stands in the middle of a value, but its thread may hold it until there is another. */
    fun <T> encode(serializer: SerializationStrategy<T>, value: T): ByteArray {
        val plan = plans[serializer.descriptor].lone
        val encoder = encoders.take() ?: PackEncoder(writer(), configuration.serializersModule, plans)
        try {
            encoder.lone(plan, serializer, value)
            checkClosed(encoder.writer.depth)
            return encoder.writer.finish().also { encoders.put(encoder) }
        } catch (e: Exception) {
            throw if (e is SerializerFault) e else unwritable(e, encoder.path())
        } finally {
            encoder.writer.clear()
        }
    }

    private fun writer() = PackWriter().also { it.maxDepth = configuration.limits.maxDepth }

    /** As with [encode], of one that fails nothing is held but itself. */
    fun <T> decode(deserializer: DeserializationStrategy<T>, bytes: ByteArray): T {
        val plan = plans[deserializer.descriptor]
        val decoder = decoders.take() ?: PackDecoder(PackReader(), configuration.serializersModule, plans)
        decoder.reader.begin(bytes, limits = configuration.limits)
        try {
            val value = decoder.lone(plan.lone, deserializer)
            checkClosed(decoder.reader.depth)
            decoder.reader.finish()
            return value.also { decoders.put(decoder) }
        } catch (e: Exception) {
            throw failure(e, decoder, plan.schema)
        } finally {
            decoder.reader.release()
        }
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
