package octavo.pack

import octavo.core.MismatchException
import octavo.pack.schema.Schema
import kotlin.time.Duration
import kotlin.time.Duration.Companion.nanoseconds
import kotlin.time.Duration.Companion.seconds
import kotlin.time.Instant

// Instants and durations (section 8): seconds rounded down, and the nanoseconds beyond them; dates: days.

/** The schema of an [Instant] and of a [Duration], for coders. */
public val secondsSchema: Schema = Schema.Tuple(listOf(Schema.Compressed.VI64, Schema.Compressed.VU32))

/** Writes an [Instant]. */
public fun PackWriter.writeInstant(value: Instant): Unit = writeSeconds(value.epochSeconds, value.nanosecondsOfSecond)

/** Reads an [Instant]; refuses one beyond the range of Kotlin, which other programs may write, and which Kotlin would clamp. */
public fun PackReader.instant(): Instant = seconds { seconds, nanoseconds ->
    Instant.fromEpochSeconds(seconds, nanoseconds).also { if (it.epochSeconds != seconds) refuse(seconds, "second of an Instant") }
}

/** Writes a [Duration]. */
public fun PackWriter.writeDuration(value: Duration): Unit = value.toComponents { seconds, nanoseconds ->
    if (nanoseconds < 0) writeSeconds(seconds - 1, nanoseconds + NANOSECONDS) else writeSeconds(seconds, nanoseconds)
}

/** Reads a [Duration]. */
public fun PackReader.duration(): Duration = seconds { seconds, nanoseconds -> seconds.seconds + nanoseconds.nanoseconds }

/** Returns the [days] from 1970 to a date as the `vi32` of the wire; throws [MismatchException] if it cannot hold them. */
public fun epochDays(days: Long): Int {
    if (days.toInt().toLong() != days) throw MismatchException("less than 2^31 days from 1970 to a date", "$days", offset = -1)
    return days.toInt()
}

private fun PackWriter.writeSeconds(seconds: Long, nanoseconds: Int) {
    enter()
    val header = startStruct(headerBytes = 1, byteCount = 13)
    val codes = putLong(seconds)
    putHeader1(header, codes or (putUnsigned(nanoseconds) shl 3))
    leave()
}

private inline fun <T> PackReader.seconds(value: (Long, Int) -> T): T {
    startStruct(byteCount = 1)
    val codes = header1(used = 0x1F)
    val seconds = long(codes and 7)
    val nanoseconds = unsignedInt(codes ushr 3)
    if (nanoseconds !in 0 until NANOSECONDS) refuse(nanoseconds.toUInt(), "number of nanoseconds below $NANOSECONDS")
    return value(seconds, nanoseconds).also { leave() }
}

private const val NANOSECONDS = 1_000_000_000
