package octavo.core

internal actual fun identityHash(key: Any): Int = System.identityHashCode(key)
