package octavo.codegen.emit

import com.squareup.kotlinpoet.CodeBlock

/** Returns [text] as a literal on one line: KotlinPoet's own has lines of its own for those of the text, which lose a return before them. */
internal fun literal(text: String): CodeBlock =
    if ('\n' in text) CodeBlock.of("%L", text.map(::escaped).joinToString("", "\"", "\"")) else CodeBlock.of("%S", text)

private fun escaped(char: Char): String = when {
    char in "\"\\$" -> "\\$char"
    char == ' ' -> "·" // which KotlinPoet writes as a space that is no line break
    char == '·' || char.isISOControl() -> "\\u" + char.code.toString(radix = 16).padStart(4, '0')
    else -> "$char"
}
