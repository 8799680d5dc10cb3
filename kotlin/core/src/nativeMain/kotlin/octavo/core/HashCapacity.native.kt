package octavo.core

/** A table has room for as many entries as it is made for. */
internal actual fun tableCapacity(size: Int): Int = size

public actual val mostBriefEntries: Int = 8
