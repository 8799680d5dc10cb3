@file:OptIn(ExperimentalUuidApi::class)

package octavo.pack

import octavo.core.readLongBe
import octavo.core.upperHalf
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
    putReversed(mostSignificant)
    putReversed(leastSignificant)
    leave()
}

/** Reads a UUID and passes its halves to [value]. */
public inline fun <T> PackReader.uuid(value: (mostSignificant: Long, leastSignificant: Long) -> T): T {
    enter()
    val mostSignificant = reversedLong()
    val leastSignificant = reversedLong()
    leave()
    return value(mostSignificant, leastSignificant)
}

/** Writes [value]. */
public fun PackWriter.writeUuid(value: Uuid): Unit = value.toLongs { most, least -> writeUuid(most, least) }

/** Reads a [Uuid]. */
public fun PackReader.uuid(): Uuid = uuid { most, least -> Uuid.fromLongs(most, least) }

/** Puts the bytes of [value], the most significant first: in halves, as a Long is an object on JavaScript. */
private fun PackWriter.putReversed(value: Long) {
    putFixed(reversed(value.upperHalf))
    putFixed(reversed(value.toInt()))
}

private fun reversed(half: Int): Int = (half ushr 24) or (half ushr 8 and 0xFF00) or (half and 0xFF00 shl 8) or (half shl 24)

/** Reads eight bytes, the most significant first. */
@PublishedApi
internal fun PackReader.reversedLong(): Long {
    need(Long.SIZE_BYTES)
    return bytes.readLongBe(at).also { at += Long.SIZE_BYTES }
}
