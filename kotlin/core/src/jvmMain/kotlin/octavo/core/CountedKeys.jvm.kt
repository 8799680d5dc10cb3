package octavo.core

/** What can be compared is in a tree. */
internal actual fun isKeptInOrder(key: Any): Boolean = key is String || key is Int || key is Long
