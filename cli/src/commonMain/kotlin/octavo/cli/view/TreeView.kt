package octavo.cli.view

import octavo.cli.host.BufferedOutput
import octavo.flex.inspect.FlexLayout
import octavo.flex.inspect.FlexNode

/** Prints the values of [layout] as a tree: [depth] levels, [items] of each container; offsets and lengths in bytes on the left. */
internal class TreeView(
    private val layout: FlexLayout,
    private val depth: Int,
    private val items: Int,
    private val output: BufferedOutput,
) {
    fun print() {
        output.line("  offset    bytes  value")
        print(layout.root, level = 0)
    }

    private fun print(node: FlexNode, level: Int) {
        output.line("${number(node.position)} ${number(node.count * node.byteWidth)}  ${"  ".repeat(level)}${label(node)}${summary(node)}")
        if (level == depth) return
        for (child in node.children.take(items)) print(child, level + 1)
        val rest = node.children.size - items
        if (rest > 0) output.line("${" ".repeat(NUMBER_CHARS * 2 + 3)}${"  ".repeat(level + 1)}... $rest more")
    }

    private fun number(value: Int): String = value.toString().padStart(NUMBER_CHARS)

    private fun label(node: FlexNode): String = when {
        node.parent == null -> ""
        else -> node.key?.let { "\"${it.shortKey()}\": " } ?: "${node.index}: "
    }

    private fun summary(node: FlexNode): String {
        val value = layout.valueText(node)
        val text = if (value == node.typeName) value else "${node.typeName} $value"
        return text + node.original?.let { ", shared with ${place(it)}" }.orEmpty()
    }

    private fun place(node: FlexNode): String = node.shortPath().ifEmpty { "the root" }

    private companion object {
        const val NUMBER_CHARS = 8
    }
}
