package octavo.conformance

import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import octavo.conformance.pack.frameOf
import octavo.conformance.pack.fromJson
import octavo.conformance.pack.toJson
import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.flex.Flex
import octavo.flex.FlexBuilder
import octavo.flex.FlexOptions
import octavo.flex.FlexProfile
import octavo.frame.FrameReader
import octavo.pack.evolve.reading
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema
import octavo.pack.schema.fingerprint
import octavo.pack.schema.parse

/** Answers the requests on standard input, one a line: conformance/README.md, "The matrix". */
public fun main() {
    requests().forEach { println(ascii(answer(Json.parseToJsonElement(it) as JsonArray).toString())) }
}

private fun answer(request: JsonArray): JsonArray = try {
    when (val result = perform(request)) {
        null -> answerOf("unknown")
        else -> JsonArray(listOf(JsonPrimitive("ok"), result))
    }
} catch (malformed: MalformedException) {
    answerOf("malformed", malformed.kind?.name?.lowercase().orEmpty(), malformed.offset.toString(), malformed.path.orEmpty())
} catch (mismatch: MismatchException) {
    answerOf("refused", mismatch.message.orEmpty(), mismatch.path.orEmpty())
} catch (refused: IllegalArgumentException) {
    answerOf("refused", refused.message.orEmpty())
}

private fun answerOf(vararg words: String) = JsonArray(words.map { JsonPrimitive(it) })

private fun perform(request: JsonArray): JsonElement? {
    fun text(index: Int) = (request[index] as JsonPrimitive).content
    fun bytes(index: Int) = text(index).hexToByteArray()
    return when (text(0)) {
        "encode" -> Schema.parse(text(1)).let { hex(GenericCoder(it).encode(it.fromJson(request[2]))) }
        "decode" -> Schema.parse(text(1)).let { it.toJson(GenericCoder(it).decode(bytes(2))) }
        "resolve" -> Schema.parse(text(2)).let { it.toJson(GenericCoder(it).reading(Schema.parse(text(1))).decode(bytes(3))) }
        "reads" -> JsonNull.also { GenericCoder(Schema.parse(text(2))).reading(Schema.parse(text(1))) }
        "fingerprint" -> JsonPrimitive(Schema.parse(text(1)).fingerprint().toHexString())
        "frames.encode" -> hex(
            (request[1] as JsonArray).map {
                frameOf(it as JsonObject).encode()
            }.fold(ByteArray(0), ByteArray::plus),
        )
        "frames.decode" -> frames(bytes(1))
        "flex.encode" -> hex(FlexBuilder(options(text(1))).also { it.putTyped(request[2] as JsonObject) }.finish())
        "flex.decode" -> bytes(1).let {
            Flex.verify(it)
            Flex.read(it).toTyped()
        }
        "json.encode" -> hex(Flex.fromJson(text(2), options(text(1))))
        "json.decode" -> JsonPrimitive(Flex.toJson(bytes(1)))
        else -> null
    }
}

private fun hex(bytes: ByteArray) = JsonPrimitive(bytes.toHexString())

private fun frames(stream: ByteArray): JsonArray {
    val reader = FrameReader()
    reader.push(stream)
    val frames = generateSequence(reader::next).map { it.toJson() }.toList()
    reader.finish()
    return JsonArray(frames)
}

/** The form of a message: a profile, and maybe `+compat`. */
private fun options(form: String) =
    FlexOptions(FlexProfile.valueOf(form.substringBefore('+').uppercase()), compat = form.endsWith("+compat"))

/** Whatever the encoding of standard output is. */
private fun ascii(json: String): String = if (json.all { it.code < 128 }) json else json.map(::ascii).joinToString("")

private fun ascii(char: Char): String = if (char.code < 128) "$char" else "\\u" + char.code.toString(16).padStart(4, '0')
