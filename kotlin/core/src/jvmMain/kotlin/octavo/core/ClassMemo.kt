package octavo.core

import java.util.concurrent.ConcurrentHashMap

/** Computes a value for each class once; where the run time has ClassValue, no class and no class loader is kept alive for it. */
@InternalOctavoApi
public fun <T : Any> classMemo(compute: (Class<*>) -> T): (Class<*>) -> T = try {
    CollectableMemo(compute)::get
} catch (_: LinkageError) {
    lastingMemo(compute)
}

private fun <T : Any> lastingMemo(compute: (Class<*>) -> T): (Class<*>) -> T {
    val values = ConcurrentHashMap<Class<*>, T>()
    return { type -> values.computeIfAbsent(type, compute) }
}

@NotOnAndroid
private class CollectableMemo<T : Any>(private val compute: (Class<*>) -> T) : ClassValue<T>() {
    override fun computeValue(type: Class<*>): T = compute(type)
}
