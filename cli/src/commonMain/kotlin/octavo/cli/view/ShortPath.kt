package octavo.cli.view

import octavo.cli.host.inOneLine
import octavo.flex.JsonPointer
import octavo.flex.inspect.FlexNode

/** The end of the path to this value, at most [MOST_CHARS] of it, in one line: keys may be long, and lines that name them many. */
internal fun FlexNode.shortPath(): String {
    var path = ""
    var node = this
    while (path.length <= MOST_CHARS) {
        val parent = node.parent ?: return path.inOneLine()
        path = JsonPointer.step(node.key?.takeLast(MOST_CHARS + 1) ?: "${node.index}") + path
        node = parent
    }
    return "..." + path.takeLast(MOST_CHARS).inOneLine()
}

/** This key in one line, its first [MOST_CHARS]. */
internal fun String.shortKey(): String = if (length <= MOST_CHARS) inOneLine() else take(MOST_CHARS).inOneLine() + "..."

private const val MOST_CHARS = 128
