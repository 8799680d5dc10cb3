package octavo.core

import kotlin.concurrent.AtomicInt
import kotlin.concurrent.AtomicReference
import kotlin.experimental.ExperimentalNativeApi
import kotlin.native.concurrent.ThreadLocal
import kotlin.native.ref.createCleaner

/** What this thread keeps, by the number of the slot. */
@ThreadLocal
private var kept = arrayOfNulls<Kept>(8)

/** What a thread keeps for the slot that has, or had, this [lease]. */
private class Kept(val lease: Lease) {
    var value: Any? = null
}

/** The right of a slot to its [number], which another has when it is gone: a thread keeps no more than slots of one time want. */
private class Lease(val number: Int)

/** A number that a slot has had, and those that were given back before. */
private class Returned(val number: Int, val before: Returned?)

private val slotCount = AtomicInt(0)
private val returned = AtomicReference<Returned?>(null)

private fun lease(): Lease {
    while (true) {
        val last = returned.value ?: return Lease(slotCount.getAndIncrement())
        if (returned.compareAndSet(last, last.before)) return Lease(last.number)
    }
}

private fun giveBack(number: Int) {
    do {
        val before = returned.value
    } while (!returned.compareAndSet(before, Returned(number, before)))
}

@InternalOctavoApi
public actual class ThreadSlot<T : Any> actual constructor() {
    private val lease = lease()
    internal val number = lease.number

    /** Gives the number back when the slot is gone. */
    @OptIn(ExperimentalNativeApi::class)
    @Suppress("unused")
    private val cleaner = createCleaner(number) { giveBack(it) }

    @Suppress("UNCHECKED_CAST") // put is the only writer under this lease
    public actual fun take(): T? = own()?.let { own -> (own.value as T?).also { own.value = null } }

    public actual fun put(value: T) {
        val own = own() ?: Kept(lease).also { add(it) }
        own.value = value
    }

    private fun own(): Kept? {
        val kept = kept // each look at what belongs to a thread costs
        return if (number < kept.size) kept[number]?.takeIf { it.lease === lease } else null
    }

    private fun add(own: Kept) {
        if (number >= kept.size) kept = kept.copyOf(maxOf(number + 1, kept.size * 2))
        kept[number] = own
    }
}
