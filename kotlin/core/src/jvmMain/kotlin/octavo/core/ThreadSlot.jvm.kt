package octavo.core

@InternalOctavoApi
public actual class ThreadSlot<T : Any> actual constructor() {
    private val holder = ThreadLocal<T?>()

    public actual fun take(): T? = holder.get()?.also { holder.set(null) }

    public actual fun put(value: T) {
        holder.set(value)
    }
}
