@file:OptIn(ExperimentalUuidApi::class)

package octavo.pack

import octavo.pack.schema.Schema
import kotlin.uuid.ExperimentalUuidApi
import kotlin.uuid.Uuid

// UUIDs (section 8): 16 bytes, the most significant first.

/** The schema of a UUID, for coders. */
public val uuidSchema: Schema = Schema.Array(Schema.Fixed.U8, 16)

/** Writes a UUID of these two halves. */
public fun PackWriter.writeUuid(mostSignificant: Long, leastSignificant: Long) {
    enter()
    reserve(16)
    putFixed(reversed(mostSignificant))
    putFixed(reversed(leastSignificant))
    leave()
}

/** Reads a UUID and passes its halves to [value]. */
public inline fun <T> PackReader.uuid(value: (mostSignificant: Long, leastSignificant: Long) -> T): T {
    enter()
    val mostSignificant = reversed(fixedLong())
    val leastSignificant = reversed(fixedLong())
    leave()
    return value(mostSignificant, leastSignificant)
}

/** Writes [value]. */
public fun PackWriter.writeUuid(value: Uuid): Unit = value.toLongs { most, least -> writeUuid(most, least) }

/** Reads a [Uuid]. */
public fun PackReader.uuid(): Uuid = uuid { most, least -> Uuid.fromLongs(most, least) }

/** Returns [value] with its bytes the other way round. */
@PublishedApi
internal fun reversed(value: Long): Long {
    var bytes = value
    var reversed = 0L
    repeat(8) {
        reversed = (reversed shl 8) or (bytes and 0xFF)
        bytes = bytes ushr 8
    }
    return reversed
}
