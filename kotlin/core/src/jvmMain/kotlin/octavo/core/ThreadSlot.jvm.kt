package octavo.core

@InternalOctavoApi
public actual class ThreadSlot<T : Any> actual constructor() {
    private val holders = object : ThreadLocal<Holder<T>>() {
        override fun initialValue() = Holder<T>()
    }

    public actual fun take(): T? {
        val holder = holders.get()
        if (holder.isTaken) return null
        holder.isTaken = true
        return holder.value
    }

    public actual fun put(value: T) {
        val holder = holders.get()
        if (holder.value !== value) holder.value = value
        holder.isTaken = false
    }

    /** Holds on to a value that is lent, for to store it anew costs a barrier of the garbage collector. */
    private class Holder<T> {
        var value: T? = null
        var isTaken = false
    }
}
