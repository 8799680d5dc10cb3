package octavo.core

/** What V8 and JavaScriptCore say when the stack is full, and what SpiderMonkey says. */
private val full = listOf("Maximum call stack", "too much recursion")

internal actual val Throwable.isFullStack: Boolean get() = this !is Exception && full.any { message.orEmpty().startsWith(it) }
