package octavo.core

/** A table grows when three quarters are taken. */
internal actual fun tableCapacity(size: Int): Int = size + size / 3 + 1
