package octavo.fuzz

import com.fasterxml.jackson.core.JsonFactory
import com.fasterxml.jackson.core.JsonParser
import com.fasterxml.jackson.core.JsonToken
import com.fasterxml.jackson.core.StreamReadConstraints
import com.fasterxml.jackson.core.StreamReadFeature
import octavo.core.Limits
import java.io.IOException
import java.nio.ByteBuffer

/** Jackson's opinion of a JSON text, held to the rules of spec/json.md. */
internal object JsonOracle {
    private val factory = JsonFactory.builder()
        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
        .streamReadConstraints(
            StreamReadConstraints.builder().maxNestingDepth(Limits.DEFAULT.maxDepth).maxNumberLength(Int.MAX_VALUE).build(),
        )
        .build()

    /** Parses [json] to a model; throws [IOException] for what is no JSON text, or one that flex cannot hold. */
    fun parse(json: ByteArray): Any? {
        val text = Charsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(json))
        // Jackson would take these for other encodings.
        if (text.startsWith('\uFEFF') || '\u0000' in text) refuse("a byte order mark or NUL")
        // From bytes, not from text: there Jackson takes U+0363 in an escape for the hex digit 'c', its low byte.
        return factory.createParser(json).use { parser ->
            parser.nextToken() ?: refuse("an empty text")
            val value = parser.value()
            if (parser.nextToken() != null) refuse("a second value")
            value
        }
    }

    private fun JsonParser.value(): Any? = when (currentToken()) {
        JsonToken.VALUE_NULL -> null
        JsonToken.VALUE_TRUE -> true
        JsonToken.VALUE_FALSE -> false
        JsonToken.VALUE_STRING -> wellFormed(text)
        JsonToken.VALUE_NUMBER_INT -> integer(text)
        JsonToken.VALUE_NUMBER_FLOAT -> double(text)
        JsonToken.START_ARRAY -> buildList { while (nextToken() != JsonToken.END_ARRAY) add(value()) }
        JsonToken.START_OBJECT -> buildMap { while (nextToken() != JsonToken.END_OBJECT) put(key(currentName()), valueAfterName()) }
        else -> refuse("token ${currentToken()}")
    }

    private fun JsonParser.valueAfterName(): Any? {
        nextToken()
        return value()
    }

    private fun integer(text: String): Any =
        if (text == "-0") -0.0 else text.toLongOrNull() ?: text.toULongOrNull() ?: double(text)

    private fun double(text: String): Double = text.toDouble().also { if (it.isInfinite()) refuse("a number beyond a double") }

    private fun key(name: String): String = if ('\u0000' in name) refuse("a key with NUL") else wellFormed(name)

    /** Encoding refuses lone surrogates. */
    private fun wellFormed(text: String): String = text.also { Charsets.UTF_8.newEncoder().encode(java.nio.CharBuffer.wrap(it)) }

    private fun refuse(what: String): Nothing = throw IOException(what)
}
