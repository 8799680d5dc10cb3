package octavo.pack.serialization

import kotlinx.serialization.KSerializer
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.descriptors.SerialDescriptor
import octavo.pack.PackReader
import octavo.pack.PackWriter
import octavo.pack.duration
import octavo.pack.instant
import octavo.pack.schema.Schema
import octavo.pack.secondsSchema
import octavo.pack.uuid
import octavo.pack.uuidSchema
import octavo.pack.writeDuration
import octavo.pack.writeInstant
import octavo.pack.writeUuid
import kotlin.time.Duration
import kotlin.time.ExperimentalTime
import kotlin.time.Instant
import kotlin.uuid.ExperimentalUuidApi
import kotlin.uuid.Uuid

/** A type of the standard library that is text to its [serializer], and better than that on this wire (section 8). */
internal class Standard<T>(
    val serializer: KSerializer<T>,
    schema: Schema,
    val write: PackWriter.(T) -> Unit,
    val read: PackReader.() -> T,
    val parse: (String) -> T,
    val format: (T) -> String,
) {
    val form: Form = Form.Value(schema, this)

    @Suppress("UNCHECKED_CAST") // asked by those who have a value of its serializer
    fun writeAny(value: Any?, to: PackWriter): Unit = to.write(value as T)

    fun writeText(text: String, to: PackWriter): Unit = to.write(parse(text))

    fun readText(from: PackReader): String = format(from.read())

    @OptIn(ExperimentalUuidApi::class, ExperimentalTime::class)
    companion object {
        private val all = listOf(
            Standard(Instant.serializer(), secondsSchema, PackWriter::writeInstant, PackReader::instant, Instant::parse, Instant::toString),
            Standard(
                Duration.serializer(),
                secondsSchema,
                PackWriter::writeDuration,
                PackReader::duration,
                Duration::parseIsoString,
                Duration::toIsoString,
            ),
            Standard(Uuid.serializer(), uuidSchema, { writeUuid(it) }, { uuid() }, Uuid::parse, Uuid::toString),
        ).associateBy { it.serializer.descriptor }

        operator fun get(descriptor: SerialDescriptor): Standard<*>? = all[descriptor]
    }
}
