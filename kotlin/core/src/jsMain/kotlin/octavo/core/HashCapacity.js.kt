package octavo.core

/** A table has room for as many entries as it is made for. */
@InternalOctavoApi
public actual fun hashCapacity(size: Int): Int = size
