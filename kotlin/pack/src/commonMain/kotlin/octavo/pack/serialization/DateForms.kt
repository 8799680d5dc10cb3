package octavo.pack.serialization

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.SerialDescriptor
import octavo.pack.PackReader
import octavo.pack.PackWriter
import octavo.pack.schema.Schema
import kotlin.time.Instant

/**
 * Dates and times of kotlinx.datetime: ISO 8601 text to their serializers, by whose names they are known, and numbers on this wire
 * (section 8). Instants do the arithmetic: kotlinx.datetime is no dependency.
 */
@OptIn(ExperimentalSerializationApi::class)
internal object DateForms {
    private val date = Form.Count(Schema.Compressed.VI32, ::days, ::date)
    private val time = Form.Count(Schema.Compressed.VI64, ::nanoseconds, ::time)
    private val dateTime = Standard(
        String.serializer(),
        Schema.Tuple(listOf(date.schema, time.schema)),
        { writeDateTime(it) },
        { dateTime() },
        { it },
        { it },
    ).form

    /** Returns the form of what a serializer with this [descriptor] writes as the text of a date or a time, or null. */
    operator fun get(descriptor: SerialDescriptor): Form? = if (descriptor.kind != PrimitiveKind.STRING) {
        null
    } else {
        when (descriptor.serialName) {
            "kotlinx.datetime.LocalDate" -> date
            "kotlinx.datetime.LocalTime" -> time
            "kotlinx.datetime.LocalDateTime" -> dateTime
            else -> null
        }
    }

    private fun days(date: String): Long = Instant.parse("${date}T00:00:00Z").epochSeconds.floorDiv(SECONDS_A_DAY)

    private fun date(days: Long): String = Instant.fromEpochSeconds(days * SECONDS_A_DAY).toString().substringBefore('T')

    private fun nanoseconds(time: String): Long {
        val seconds = if (time.length == HOURS_AND_MINUTES) ":00" else ""
        val at = Instant.parse("1970-01-01T$time${seconds}Z")
        return at.epochSeconds * NANOSECONDS + at.nanosecondsOfSecond
    }

    private fun time(nanoseconds: Long): String {
        require(nanoseconds in 0 until SECONDS_A_DAY * NANOSECONDS)
        val at = Instant.fromEpochSeconds(nanoseconds / NANOSECONDS, nanoseconds % NANOSECONDS)
        return at.toString().substringAfter('T').removeSuffix("Z")
    }

    private fun PackWriter.writeDateTime(text: String) {
        enter()
        val header = startStruct(headerBytes = 1, byteCount = 13)
        val code = putInt(date.int(text.substringBefore('T')))
        putHeader1(header, code or (putLong(nanoseconds(text.substringAfter('T'))) shl 2))
        leave()
    }

    private fun PackReader.dateTime(): String {
        startStruct(byteCount = 1)
        val codes = header1(used = 0x1F)
        val day = date(int(codes and 3).toLong())
        val nanoseconds = long(codes ushr 2)
        leave()
        return "${day}T${value(nanoseconds, "time of day", ::time)}"
    }

    private const val SECONDS_A_DAY = 86_400L
    private const val NANOSECONDS = 1_000_000_000L

    /** The length of the text of a time without seconds. */
    private const val HOURS_AND_MINUTES = 5
}
