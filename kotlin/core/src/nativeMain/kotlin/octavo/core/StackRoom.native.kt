package octavo.core

/** The process ends instead. */
internal actual val Throwable.isFullStack: Boolean get() = false
