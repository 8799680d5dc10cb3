package octavo.pack.schema

import octavo.core.MalformedException
import octavo.core.Utf8
import octavo.pack.loneSurrogate

/** The text of a schema while it is read. */
internal class SchemaSource(private val text: String) {
    /** Index of the next character. */
    var at = 0
        private set

    val isAtEnd: Boolean get() = at == text.length

    /** What stands here, to be told in an error. */
    val next: String get() = if (isAtEnd) "the end" else "'${text[at]}'"

    fun isAt(char: Char): Boolean = at < text.length && text[at] == char

    fun take(char: Char): Boolean = isAt(char).also { if (it) at++ }

    fun expect(char: Char) {
        if (!take(char)) fail("'$char'")
    }

    /** Takes the letters, digits and underscores that stand here, if any. */
    fun word(): String {
        val start = at
        while (at < text.length && SchemaName.isBare(text[at])) at++
        return text.substring(start, at)
    }

    /** Takes a whole number from [min] to [max], [expected] in words. */
    fun number(min: Int, max: Int, expected: String): Int {
        val start = at
        while (at < text.length && text[at] in '0'..'9') at++
        val digits = text.substring(start, at)
        val number = digits.toIntOrNull()
        if (number == null || number !in min..max || number.toString() != digits) fail(expected, digits.ifEmpty { next }, start)
        return number
    }

    /** Takes a name: rule 1.3. */
    fun name(): String {
        val start = at
        if (!isAt('"')) return word().also { if (!SchemaName.isBare(it)) fail("a name", it.ifEmpty { next }, start) }
        at++
        val name = StringBuilder()
        while (!take('"')) name.append(nameChar())
        if (name.isEmpty()) fail("a name", "an empty one", start)
        if (SchemaName.isBare(name.toString())) fail("a name without quotes", "\"$name\"", start)
        if (loneSurrogate(name) >= 0) fail("a name without lone surrogates", "one", start)
        return name.toString()
    }

    private fun nameChar(): Char {
        if (isAtEnd) fail("'\"'")
        if (text[at] < ' ') fail("an escape", "a control character")
        if (text[at] != '\\') return text[at++]
        val escape = ESCAPES.firstOrNull { text.startsWith(it.first, at) } ?: fail("one of the escapes that a name may need")
        at += escape.first.length
        return escape.second
    }

    fun fail(expected: String, found: String = next, index: Int = at): Nothing = throw malformed(expected, found, index)

    fun malformed(expected: String, found: String, index: Int): MalformedException =
        MalformedException("$expected in a schema", found, Utf8.byteLength(text.substring(0, index)).toLong())

    private companion object {
        val ESCAPES = listOf("\\\"" to '"', "\\\\" to '\\') +
            (0..0x1F).map { "\\u00${it.toString(16).padStart(2, '0')}" to it.toChar() }
    }
}
