package octavo.core

/** Runs [decode]; where the stack has no room for so many values inside one another, that is refused as a depth above the limit is. */
@InternalOctavoApi
public inline fun <T> withinStack(decode: () -> T): T = try {
    decode()
} catch (e: Throwable) {
    throw refusedIfFull(e)
}

@InternalOctavoApi
@PublishedApi
internal fun refusedIfFull(thrown: Throwable): Throwable {
    if (!thrown.isFullStack) return thrown
    return MalformedException("a depth that the stack has room for", "more", -1, kind = MalformedKind.LIMIT)
}

/** Whether this says that the stack is full, where a program is told. */
internal expect val Throwable.isFullStack: Boolean
