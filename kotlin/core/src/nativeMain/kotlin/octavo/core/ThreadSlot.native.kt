package octavo.core

import kotlin.native.concurrent.ThreadLocal

/** What this thread keeps, by slot. */
@ThreadLocal
private val kept = HashMap<ThreadSlot<*>, Any>()

@InternalOctavoApi
public actual class ThreadSlot<T : Any> actual constructor() {
    @Suppress("UNCHECKED_CAST") // put is the only writer under this key
    public actual fun take(): T? = kept.remove(this) as T?

    public actual fun put(value: T) {
        kept[this] = value
    }
}
