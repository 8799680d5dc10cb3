package octavo.core

/** A table grows when three quarters are taken. */
@InternalOctavoApi
public actual fun hashCapacity(size: Int): Int = size + size / 3 + 1
