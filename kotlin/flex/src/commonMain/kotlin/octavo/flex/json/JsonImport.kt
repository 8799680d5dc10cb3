package octavo.flex.json

import octavo.core.ByteInput
import octavo.core.Limits
import octavo.flex.DuplicateKeyException
import octavo.flex.FlexBuilder
import octavo.flex.FlexOptions
import octavo.flex.requireSpan
import kotlin.jvm.JvmOverloads

/**
 * Converts JSON texts, strict RFC 8259, to flex messages; spec/json.md says what each value becomes.
 *
 * Throws [octavo.core.MalformedException], with the byte offset and the path, for anything else: duplicate keys, lone surrogates,
 * numbers beyond a double, keys with NUL, a byte order mark. The builder that was being filled must then be cleared.
 * An import may be used again, by one thread at a time.
 */
public class JsonImport @JvmOverloads constructor(
    private val options: FlexOptions = FlexOptions(),
    private val limits: Limits = Limits.DEFAULT,
) {
    private val source = JsonSource(limits)
    private val path = source.path
    private val strings = JsonStrings(source, limits)
    private val numbers = JsonNumbers(source, limits)

    /** Puts the JSON text in [[fromIndex], [toIndex]) of [bytes] into [builder] as one value. */
    @JvmOverloads
    public fun read(bytes: ByteArray, builder: FlexBuilder, fromIndex: Int = 0, toIndex: Int = bytes.size) {
        requireSpan(fromIndex, toIndex, bytes.size)
        source.open(bytes, fromIndex, toIndex)
        single(builder)
    }

    /** Puts the JSON text that [input] consists of into [builder] as one value; the memory used does not grow with the text. */
    public fun read(input: ByteInput, builder: FlexBuilder) {
        source.open(input)
        single(builder)
    }

    /**
     * Calls [eachMessage] with the message of each JSON text of [input], as soon as the text is complete.
     *
     * Texts are separated by line breaks; empty lines are skipped. The memory used does not grow with the number of texts. Input is
     * read ahead: when [eachMessage] throws, the part of later texts that has been read is lost.
     */
    public fun lines(input: ByteInput, eachMessage: (ByteArray) -> Unit) {
        val builder = FlexBuilder(options)
        source.open(input)
        closing {
            while (source.next() != JsonSource.END) {
                text(builder)
                endLine()
                eachMessage(builder.finish())
            }
        }
    }

    private fun single(builder: FlexBuilder) = closing {
        text(builder)
        if (source.next() != JsonSource.END) source.fail("the end after the text", source.at)
    }

    private inline fun closing(block: () -> Unit) = try {
        block()
    } finally {
        source.close()
    }

    /** Passes the rest of the line, which must be white space. */
    private fun endLine() {
        while (source.has(1)) {
            when (source.bytes[source.at].toInt()) {
                '\n'.code -> return
                ' '.code, '\t'.code, '\r'.code -> source.at++
                else -> source.fail("a line break after the text", source.at)
            }
            source.mark = source.at
        }
    }

    private fun text(builder: FlexBuilder) {
        do {
            val hasOpened = value(builder)
        } while (hasOpened || another(builder))
    }

    /** Puts the value that comes next, of a container only the start; returns true when its first element comes next. */
    private fun value(builder: FlexBuilder): Boolean {
        when (val byte = source.next()) {
            '"'.code -> {
                strings.scan()
                builder.putString(strings.text, strings.start, strings.end)
            }
            '{'.code -> return openObject(builder)
            '['.code -> return openArray(builder)
            't'.code -> {
                literal("true")
                builder.put(true)
            }
            'f'.code -> {
                literal("false")
                builder.put(false)
            }
            'n'.code -> {
                literal("null")
                builder.putNull()
            }
            else -> {
                if (byte != '-'.code && byte !in '0'.code..'9'.code) source.fail("a value", source.at)
                numbers.scan(builder)
            }
        }
        return false
    }

    private fun openObject(builder: FlexBuilder): Boolean {
        checkDepth()
        path.open(builder.startMap(), asObject = true)
        source.at++
        if (source.next() == '}'.code) return close(builder)
        key(builder)
        return true
    }

    private fun openArray(builder: FlexBuilder): Boolean {
        checkDepth()
        path.open(builder.startVector(), asObject = false)
        source.at++
        if (source.next() == ']'.code) return close(builder)
        count()
        return true
    }

    private fun checkDepth() {
        if (path.depth == limits.maxDepth) source.fail("a depth of at most ${limits.maxDepth}", "one more container", source.at)
    }

    private fun count() {
        if (path.count() > limits.maxElements) source.fail("at most ${limits.maxElements} elements", "one more", source.at)
    }

    /** Closes the innermost container at its bracket; returns false, as no first element follows. */
    private fun close(builder: FlexBuilder): Boolean {
        val isObject = path.isInObject
        val handle = path.close()
        try {
            if (isObject) builder.endMap(handle) else builder.endVector(handle)
        } catch (e: DuplicateKeyException) {
            source.fail("each key once", "key \"${e.key}\" again", source.at)
        }
        source.at++
        return false
    }

    /** Puts the key that comes next and passes its colon. */
    private fun key(builder: FlexBuilder) {
        if (source.next() != '"'.code) source.fail("a key", source.at)
        strings.scan()
        path.key(strings.text, strings.start, strings.end)
        count()
        if (strings.hasNul()) source.fail("a key without NUL", "one with \\u0000", source.at)
        builder.key(strings.text, strings.start, strings.end)
        if (source.next() != ':'.code) source.fail("':'", source.at)
        source.at++
    }

    private fun literal(word: String) {
        source.mark = source.at
        for (index in word.indices) {
            if (!source.has(index + 1) || source.bytes[source.at + index].toInt() != word[index].code) {
                source.fail(word, source.at + index)
            }
        }
        source.at += word.length
    }

    /** Passes what follows a value; returns true when the next value of a container follows, false when the text is complete. */
    private fun another(builder: FlexBuilder): Boolean {
        while (path.depth > 0) {
            val byte = source.next()
            val isInObject = path.isInObject
            if (byte == ','.code) {
                source.at++
                if (isInObject) key(builder) else count()
                return true
            }
            if (byte != (if (isInObject) '}' else ']').code) source.fail(if (isInObject) "',' or '}'" else "',' or ']'", source.at)
            close(builder)
        }
        return false
    }
}
