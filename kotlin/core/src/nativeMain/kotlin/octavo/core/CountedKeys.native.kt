package octavo.core

internal actual fun isKeptInOrder(key: Any): Boolean = false
