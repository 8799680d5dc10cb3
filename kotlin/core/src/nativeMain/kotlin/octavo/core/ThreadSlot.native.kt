package octavo.core

import kotlin.concurrent.AtomicInt
import kotlin.native.concurrent.ThreadLocal

/** What this thread keeps, by the number of the slot. */
@ThreadLocal
private var kept = arrayOfNulls<Any>(8)

private val slotCount = AtomicInt(0)

@InternalOctavoApi
public actual class ThreadSlot<T : Any> actual constructor() {
    private val number = slotCount.getAndIncrement()

    @Suppress("UNCHECKED_CAST") // put is the only writer under this number
    public actual fun take(): T? {
        val kept = kept
        if (number >= kept.size) return null
        return (kept[number] as T?).also { kept[number] = null }
    }

    public actual fun put(value: T) {
        if (number >= kept.size) kept = kept.copyOf(maxOf(number + 1, kept.size * 2))
        kept[number] = value
    }
}
