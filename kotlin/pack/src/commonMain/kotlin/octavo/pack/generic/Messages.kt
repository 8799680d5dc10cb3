package octavo.pack.generic

import octavo.core.MalformedKind
import octavo.core.encodeWithinStack
import octavo.core.withinStack

/** Returns the message of a lone [value], with at most [maxDepth] values inside one another. */
internal fun TypeCoder.message(value: Any?, maxDepth: Int): ByteArray = encodeWithinStack {
    val to = MessageSink(maxDepth)
    write(value, to)
    to.toByteArray()
}

/** Returns the lone value that fills a message. */
internal fun TypeCoder.value(from: MessageSource): Any? = withinStack {
    val value = read(from, 0)
    if (from.left > 0) from.fail(MalformedKind.TRAILING, "the end of the message", "${from.left} more bytes")
    value
}
