package octavo.core

import java.lang.ref.WeakReference
import java.lang.reflect.Method

@InternalOctavoApi
public actual class ThreadSlot<T : Any> actual constructor() {
    private val holders = object : ThreadLocal<Holder<T>>() {
        override fun initialValue() = Holder<T>()
    }

    public actual fun take(): T? {
        val holder = holders.get()
        if (holder.isTaken) return null
        holder.isTaken = true
        return holder.value ?: holder.kept()
    }

    public actual fun put(value: T) {
        val holder = holders.get()
        if (holder.value !== value) holder.keep(value)
        holder.isTaken = false
    }

    /**
     * Holds on to a value that is lent, for to store it anew costs a barrier of the garbage collector; of a virtual thread weakly, for of
     * those that wait there are many.
     */
    private class Holder<T : Any> {
        private val isWeak = isInVirtualThread()
        var value: T? = null
        private var weakly: WeakReference<T>? = null
        var isTaken = false

        /** Apart from what most threads call, so that it stays short. */
        fun kept(): T? = weakly?.get()

        fun keep(value: T) {
            if (!isWeak) {
                this.value = value
            } else if (weakly?.get() !== value) {
                weakly = WeakReference(value)
            }
        }
    }
}

/** JDKs before 21, and Android, have no virtual threads. */
private val isVirtual: Method? = try {
    Thread::class.java.getMethod("isVirtual")
} catch (_: NoSuchMethodException) {
    null
}

private fun isInVirtualThread(): Boolean = isVirtual?.invoke(Thread.currentThread()) == true
