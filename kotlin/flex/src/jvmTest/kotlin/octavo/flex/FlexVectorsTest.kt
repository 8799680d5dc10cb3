package octavo.flex

import octavo.core.MalformedException
import java.nio.file.Path
import kotlin.io.path.extension
import kotlin.io.path.readLines
import kotlin.io.path.walk
import kotlin.math.abs
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

/** Runs reader and verifier over the conformance vectors. */
class FlexVectorsTest {
    @Test
    fun acceptsAndReadsWhatIsValid() {
        val failures = vectors("valid").mapNotNull { line ->
            val bytes = bytesOf(line)
            val failure = runCatching {
                Flex.verify(bytes)
                assertEquals(normal(line.substringAfter("\"value\":").substringBefore(",\"reencode\":")), typed(Flex.read(bytes)))
            }.exceptionOrNull()
            failure?.let { "${idOf(line)}: $it" }
        }
        assertEquals(emptyList(), failures)
    }

    @Test
    fun refusesWhatIsMalformedAtTheRightByte() {
        val failures = vectors("invalid").mapNotNull { line ->
            val wanted = line.substringAfter("\"offset\":").takeWhile { it.isDigit() }.toLong()
            val error = runCatching { Flex.verify(bytesOf(line)) }.exceptionOrNull()
            if (error is MalformedException && error.offset == wanted) null else "${idOf(line)}, wanted at byte $wanted: $error"
        }
        assertEquals(emptyList(), failures)
    }

    @Test
    fun namesThePathOfWhatIsMalformed() {
        val message = Flex.build { map { key("list"); vector { put("ok"); put("hurt") } } }
        message[message.decodeToString(throwOnInvalidSequence = false).indexOf("hurt")] = 0x80.toByte()
        val error = assertFailsWith<MalformedException> { Flex.verify(message) }
        assertEquals("/list/1", error.path)
    }

    private fun vectors(folder: String): List<String> {
        val lines = Path.of("../../conformance/vectors/flex", folder).walk().filter { it.extension == "jsonl" }.flatMap { it.readLines() }.toList()
        assertTrue(lines.size >= 150, "only ${lines.size} vectors in $folder")
        return lines
    }

    private fun idOf(line: String) = line.substringAfter("\"id\":\"").substringBefore('"')

    private fun bytesOf(line: String): ByteArray =
        line.substringAfter("\"bytes\":\"").substringBefore('"').chunked(2) { it.toString().toInt(16).toByte() }.toByteArray()

    /** Writes a value as the vectors do: see conformance/README.md. */
    private fun typed(value: FlexValue): String {
        val type = value.type
        val content = when {
            type == FlexType.MAP -> value.map.joinToString(",", "[", "]") { (key, entry) -> "[${quoted(key.toString())},${typed(entry)}]" }
            type == FlexType.VECTOR -> value.vector.joinToString(",", "[", "]", transform = ::typed)
            type.isVector -> value.vector.joinToString(",", "[", "]", transform = ::bare)
            else -> bare(value)
        }
        return "{\"${type.name.lowercase()}\":$content}"
    }

    private fun bare(value: FlexValue): String = when {
        value.type.isFloat -> quoted(shortest(value.double))
        value.type.isInteger -> quoted(value.toString())
        value.type == FlexType.BLOB -> quoted(value.blob.toByteArray().joinToString("") { "%02x".format(it) })
        value.type == FlexType.STRING || value.type == FlexType.KEY -> quoted(value.string)
        else -> value.toString()
    }

    /** Writes numbers with a fraction or an exponent in one way, whole ones without. */
    private fun shortest(number: Double): String = when {
        number.isInfinite() -> if (number < 0) "-inf" else "inf"
        number == 0.0 && 1 / number < 0 -> "-0"
        number % 1 == 0.0 && abs(number) < 1e18 -> number.toLong().toString()
        else -> number.toString().lowercase()
    }

    private fun normal(json: String): String = json.replace(FRACTION) { quoted(shortest(it.groupValues[1].toDouble())) }

    private fun quoted(text: String): String = text.map { char ->
        when {
            char == '"' || char == '\\' -> "\\$char"
            char < ' ' -> "\\u%04x".format(char.code)
            else -> char.toString()
        }
    }.joinToString("", "\"", "\"")

    private companion object {
        val FRACTION = Regex("\"(-?\\d+(?=[.e])(?:\\.\\d+)?(?:e[+-]?\\d+)?)\"")
    }
}
