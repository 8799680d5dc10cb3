package octavo.conformance

import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/** A message that decodes to [value]; written again with the reference profile it gives [reference]. */
internal class ValidVector(val id: String, val bytes: ByteArray, val value: JsonObject, val reference: ByteArray)

/** A message that is malformed at [offset]. */
internal class InvalidVector(val id: String, val reason: String, val bytes: ByteArray, val offset: Long)

/** The vectors of conformance/vectors/flex; conformance/README.md says what their fields mean. */
internal object Vectors {
    private val folder = Repository.root / "conformance/vectors/flex"

    val valid: List<ValidVector> by lazy {
        cases("valid").map {
            val bytes = it.text("bytes")
            ValidVector(
                it.text("id"),
                bytes.hexToByteArray(),
                it["value"] as JsonObject,
                (it.textOrNull("reference") ?: bytes).hexToByteArray(),
            )
        }
    }

    val invalid: List<InvalidVector> by lazy {
        cases("invalid").map {
            InvalidVector(it.text("id"), it.text("reason"), it.text("bytes").hexToByteArray(), it.text("offset").toLong())
        }
    }

    private fun cases(verdict: String): List<JsonObject> =
        Repository.files.list(folder / verdict).flatMap { file ->
            Repository.files.read(file) { generateSequence(::readUtf8Line).map { Json.parseToJsonElement(it) as JsonObject }.toList() }
        }

    private fun JsonObject.text(name: String): String = textOrNull(name) ?: error("a vector has no $name")

    private fun JsonObject.textOrNull(name: String): String? = (get(name) as JsonPrimitive?)?.content
}

/** Runs [check] on every vector and reports all that fail, not just the first. */
internal fun <T> checkAll(vectors: List<T>, id: (T) -> String, check: (T) -> Unit) {
    check(vectors.size >= 150) { "only ${vectors.size} vectors were found" }
    val failures = vectors.mapNotNull { vector -> runCatching { check(vector) }.exceptionOrNull()?.let { "${id(vector)}: $it" } }
    if (failures.isNotEmpty()) throw AssertionError("${failures.size} of ${vectors.size} vectors fail:\n" + failures.joinToString("\n"))
}
