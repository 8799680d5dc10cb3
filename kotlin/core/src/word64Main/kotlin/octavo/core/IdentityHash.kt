package octavo.core

/** Returns a hash code that [key] need not share with the objects it is equal to. */
internal expect fun identityHash(key: Any): Int
