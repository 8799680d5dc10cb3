package octavo.flex.coder

import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.core.OctavoException
import octavo.core.refused

// Errors of coders and accessors: offsets count from the message's first byte. A path is found when the error leaves what decodes the message
// ([OctavoException.locate]): coders may catch many on the way, and a search walks through all the message.

/** Returns the exception for the property [name], which the map at [base] does not have. */
public fun FlexReader.missing(name: String, base: Int): MismatchException = missing(bytes, start, end, name, base)

/** Returns the exception for a value in the slot at [at] that is of another kind than [expected]. */
public fun FlexReader.mismatch(expected: String, at: Int, packedType: Int): MismatchException =
    mismatch(bytes, start, end, expected, at, packedType)

/** Returns the exception for the value [found] instead of [expected] in the slot at [at]. */
public fun FlexReader.mismatch(expected: String, found: String, at: Int): MismatchException =
    mismatch(bytes, start, end, expected, found, at)

/** Makes the error for the map in the slot at [at], several entries of which have one key. */
@PublishedApi
internal fun FlexReader.repeatedKey(at: Int): MismatchException = mismatch("keys that differ", "one that is there already", at)

/** Returns the exception for [thrown], by a class's own code or this library, while the value in the slot at [at] was made. */
public fun FlexReader.failure(thrown: Exception, at: Int): OctavoException = when {
    thrown !is OctavoException -> refused(bytes, start, end, thrown, at)
    thrown.path != null || thrown.isUnlocated -> thrown
    thrown is MalformedException -> thrown.locatedIn(bytes, start, end)
    thrown.cause == null -> mismatch(thrown.expected, thrown.found, at)
    else -> thrown
}

/** Decodes the message in [[start], [end]), or a part of it: has an error leave with its path. */
internal inline fun <T> located(bytes: ByteArray, start: Int, end: Int, decode: () -> T): T = try {
    decode()
} catch (e: OctavoException) {
    throw e.locatedIn(bytes, start, end).locate()
}

/** Has the fault of malformed bytes be looked for by its offset, which is all that is known where it is met. */
internal fun OctavoException.locatedIn(bytes: ByteArray, start: Int, end: Int): OctavoException {
    if (this is MalformedException && path == null && !isUnlocated) locateBy { PathSearch(bytes, start, end).toFault(offset) }
    return this
}

/** Makes the error for what should stand at [at] and lies outside the message. */
internal fun outside(expected: String, found: String, at: Int, start: Int): MalformedException =
    MalformedException(expected, found, (at - start).toLong())

/** Makes the error for what a class's own code has thrown while the value in the slot at [at] was made. */
internal fun refused(bytes: ByteArray, start: Int, end: Int, thrown: Exception, at: Int): MismatchException =
    refused(thrown, (at - start).toLong(), null).locatedAt(bytes, start, end, at)

/** Returns the exception for the property [name], which the map at [base] does not have. */
internal fun missing(bytes: ByteArray, start: Int, end: Int, name: String, base: Int): MismatchException =
    MismatchException("the property \"$name\"", "none", (base - start).toLong()).also {
        it.locateBy { PathSearch(bytes, start, end).toContainer(base) }
    }

/** Makes the error for a value in the slot at [at] that is of another kind. */
internal fun mismatch(bytes: ByteArray, start: Int, end: Int, expected: String, at: Int, packedType: Int): MismatchException =
    mismatch(bytes, start, end, expected, kindName(packedType), at)

/** Makes the error for a value in the slot at [at] that is not as [expected]. */
internal fun mismatch(bytes: ByteArray, start: Int, end: Int, expected: String, found: String, at: Int): MismatchException =
    MismatchException(expected, found, (at - start).toLong()).locatedAt(bytes, start, end, at)

private fun MismatchException.locatedAt(bytes: ByteArray, start: Int, end: Int, at: Int): MismatchException =
    also { it.locateBy { PathSearch(bytes, start, end).toSlot(at) } }
