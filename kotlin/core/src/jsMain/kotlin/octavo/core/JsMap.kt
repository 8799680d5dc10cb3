package octavo.core

/** The map that JavaScript has: by the identity of objects, and by the characters of strings. */
@JsName("Map")
internal external class JsMap<K, V : Any> {
    val size: Int

    fun get(key: K): V?

    fun set(key: K, value: V)

    fun clear()
}
