package octavo.core

/** JavaScript has one thread. */
@InternalOctavoApi
public actual class ThreadSlot<T : Any> actual constructor() {
    private var kept: T? = null

    public actual fun take(): T? = kept.also { kept = null }

    public actual fun put(value: T) {
        kept = value
    }
}
