package octavo.core

/** Keeps at most one object for each thread, so that what is dear to make can be used again. */
@InternalOctavoApi
public expect class ThreadSlot<T : Any>() {
    /** Returns this thread's object and leaves the slot empty, or null when it is empty. */
    public fun take(): T?

    /** Keeps [value] for this thread's next [take]. */
    public fun put(value: T)
}

/**
 * Lends [block] this thread's object, or what [make] makes where there is none, and keeps it, once it is [clear]ed. What is no Exception,
 * as a full stack, may leave it in the middle of anything: that one is lost.
 */
@InternalOctavoApi
public inline fun <T : Any, R> ThreadSlot<T>.lend(make: () -> T, clear: (T) -> Unit, block: (T) -> R): R {
    val value = take() ?: make()
    val result = try {
        block(value)
    } catch (e: Exception) {
        clear(value)
        put(value)
        throw e
    }
    clear(value)
    put(value)
    return result
}
