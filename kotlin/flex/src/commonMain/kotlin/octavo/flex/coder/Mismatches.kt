package octavo.flex.coder

import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.core.OctavoException
import octavo.core.refused

// Errors of coders and accessors: offsets count from the message's first byte, paths are found when they are needed.

/** Makes the error for the property [name] that the map at [base] does not have. */
public fun FlexReader.missing(name: String, base: Int): MismatchException = missing(bytes, start, end, name, base)

/** Makes the error for a value in the slot at [at] that is of another kind than [expected]. */
public fun FlexReader.mismatch(expected: String, at: Int, packedType: Int): MismatchException =
    mismatch(bytes, start, end, expected, at, packedType)

/** Makes the error for the value [found] in the slot at [at]. */
public fun FlexReader.mismatch(expected: String, found: String, at: Int): MismatchException =
    mismatch(bytes, start, end, expected, found, at)

/** Makes the error for [thrown] while the value in the slot at [at] is made: by a class's own code, or by this library, which may say where. */
public fun FlexReader.failure(thrown: Exception, at: Int): OctavoException = when {
    thrown !is OctavoException -> refused(thrown, (at - start).toLong(), pathOf(at))
    thrown is MismatchException && thrown.path == null && thrown.cause == null -> mismatch(thrown.expected, thrown.found, at)
    else -> thrown
}

/** Returns the path of the value in the slot at [at], or null. */
internal fun FlexReader.pathOf(at: Int): String? = PathSearch(bytes, start, end).toSlot(at)

/** Makes the error for what should stand at [at] and lies outside the message. */
internal fun outside(expected: String, found: String, at: Int, start: Int): MalformedException =
    MalformedException(expected, found, (at - start).toLong())

/** Makes the error for the property [name] that the map at [base] does not have. */
internal fun missing(bytes: ByteArray, start: Int, end: Int, name: String, base: Int): MismatchException =
    MismatchException("the property \"$name\"", "none", (base - start).toLong(), PathSearch(bytes, start, end).toContainer(base))

/** Makes the error for a value in the slot at [at] that is of another kind. */
internal fun mismatch(bytes: ByteArray, start: Int, end: Int, expected: String, at: Int, packedType: Int): MismatchException =
    mismatch(bytes, start, end, expected, kindName(packedType), at)

/** Makes the error for a value in the slot at [at] that is not as [expected]. */
internal fun mismatch(bytes: ByteArray, start: Int, end: Int, expected: String, found: String, at: Int): MismatchException =
    MismatchException(expected, found, (at - start).toLong(), PathSearch(bytes, start, end).toSlot(at))
