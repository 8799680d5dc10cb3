package octavo.flex.emit

import octavo.core.ByteHash
import octavo.core.TextEncoder
import octavo.core.TextHash
import octavo.flex.TypeCode

/** Writes the strings of a message as they come, each once if it [isSharing], and pushes them to the [stack]. */
internal class StringWriter(message: MessageOutput, private val stack: ValueStack, private val isSharing: Boolean) {
    /** Where the message goes. */
    var message = message
        set(value) {
            field = value
            strings.arena = value.target
        }
    private val encoder = TextEncoder()
    private val strings = ByteStrings(message.target)
    private val briefTexts = BriefTexts()

    /** Whether brief strings are found by their characters: all that came as strings, and not many with one hash code. */
    private var findsBriefTexts = isSharing

    /** Pushes the string [text], under [key]. */
    fun write(text: String, key: Int) {
        if (findsBriefTexts && text.length <= TextHash.longest) {
            val hash = TextHash.hash(text)
            val known = briefTexts.find(text, hash, message.target, encoder)
            if (known >= 0) return push(briefTexts.position(known), briefTexts.length(known), key)
            if (known == BriefTexts.NEW) return newBriefText(text, hash, key)
            findByBytes()
        }
        if (!isSharing && text.length <= MessageOutput.NARROW) return pushNarrowText(text, key)
        val width = unsignedWidth(text.length)
        val start = message.startText(text, width)
        val bytes = message.target.bytes
        val end = if (isSharing) encoder.encodeAndHash(text, bytes, start) else encoder.encode(text, bytes, start)
        finishString(start, end, width, encoder.hash, key)
    }

    /** Pushes the string in [[start], [end]) of [utf8], under [key]. */
    fun write(utf8: ByteArray, start: Int, end: Int, key: Int) {
        if (findsBriefTexts) findByBytes()
        val width = unsignedWidth(end - start)
        val at = message.textAt(width)
        message.target.reserve(at - message.position + end - start + 1)
        utf8.copyInto(message.target.bytes, at, start, end)
        finishString(at, at + end - start, width, if (isSharing) ByteHash.hash(utf8, start, end) else 0, key)
    }

    private fun newBriefText(text: String, hash: Int, key: Int) {
        if (text.length > MessageOutput.NARROW) return newLongerText(text, hash, key)
        val start = message.position + 1
        pushNarrowText(text, key)
        briefTexts.add(text, hash, start, message.position - 1 - start)
    }

    private fun pushNarrowText(text: String, key: Int) {
        stack.push(packedType(TypeCode.STRING, 0), message.narrowText(text, encoder), key)
    }

    private fun newLongerText(text: String, hash: Int, key: Int) {
        val expected = unsignedWidth(text.length)
        var start = message.startText(text, expected)
        val length = encoder.encode(text, message.target.bytes, start) - start
        val width = unsignedWidth(length)
        if (width != expected) start = message.moveText(start, length, width)
        message.text(start, start + length, width)
        briefTexts.add(text, hash, start, length)
        push(start, length, key)
    }

    /** Finds brief strings by their bytes from now on, as all others. */
    private fun findByBytes() {
        for (index in 0 until briefTexts.size) {
            val position = briefTexts.position(index)
            val length = briefTexts.length(index)
            strings.add(ByteHash.hash(message.target.bytes, position, position + length), position, length, TypeCode.STRING)
        }
        findsBriefTexts = false
    }

    /** Completes the string whose bytes stand in [[start], [end]), where [width] was expected to hold its length. */
    private fun finishString(start: Int, end: Int, width: Int, hash: Int, key: Int) {
        val length = end - start
        val needed = unsignedWidth(length)
        if (needed != width) return message.moveText(start, length, needed).let { finishString(it, it + length, needed, hash, key) }
        if (!isSharing) {
            message.text(start, end, width)
            return push(start, length, key)
        }
        val known = strings.find(hash, message.target.bytes, start, end, TypeCode.STRING)
        val entry = if (known >= 0) known else strings.add(hash, start, length, TypeCode.STRING)
        if (known < 0) message.text(start, end, width)
        push(strings.position(entry), length, key)
    }

    private fun push(position: Int, length: Int, key: Int) {
        stack.push(packedType(TypeCode.STRING, unsignedWidth(length)), position, key)
    }

    /** Forgets all strings. */
    fun clear() {
        strings.clear()
        briefTexts.clear()
        findsBriefTexts = isSharing
    }
}
