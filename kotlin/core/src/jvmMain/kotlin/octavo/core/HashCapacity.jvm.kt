package octavo.core

/** A table grows when three quarters are taken. */
internal actual fun tableCapacity(size: Int): Int = size + size / 3 + 1

/** Small hash tables are as fast here, and java.io.Serializable. */
public actual val mostBriefEntries: Int = 0
