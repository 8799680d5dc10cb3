package octavo.core

/** Keeps at most one object for each thread, so that what is dear to make can be used again. */
@InternalOctavoApi
public expect class ThreadSlot<T : Any>() {
    /** Returns this thread's object and leaves the slot empty, or null when it is empty. */
    public fun take(): T?

    /** Keeps [value] for this thread's next [take]. */
    public fun put(value: T)
}
