package octavo.core

internal actual val Throwable.isFullStack: Boolean get() = this is StackOverflowError
