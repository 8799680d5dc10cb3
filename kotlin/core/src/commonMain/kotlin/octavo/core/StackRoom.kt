package octavo.core

/** Runs [decode]; where the stack has no room for so many values inside one another, that is refused as a depth above the limit is. */
@InternalOctavoApi
public inline fun <T> withinStack(decode: () -> T): T = try {
    decode()
} catch (e: Throwable) {
    throw refusedIfFull(e)
}

/** Runs [encode]; where the stack has no room for so many values inside one another, that is a mismatch as a depth above the limit is. */
@InternalOctavoApi
public inline fun <T> encodeWithinStack(encode: () -> T): T = try {
    encode()
} catch (e: Throwable) {
    throw unwritableIfFull(e)
}

@InternalOctavoApi
@PublishedApi
internal fun refusedIfFull(thrown: Throwable): Throwable =
    if (thrown.isFullStack) MalformedException(ROOM, "more", -1, kind = MalformedKind.LIMIT) else thrown

@InternalOctavoApi
@PublishedApi
internal fun unwritableIfFull(thrown: Throwable): Throwable = if (thrown.isFullStack) MismatchException(ROOM, "more", -1) else thrown

private const val ROOM = "a depth that the stack has room for"

/** Whether this says that the stack is full, where a program is told. */
internal expect val Throwable.isFullStack: Boolean
