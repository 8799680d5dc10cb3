package octavo.conformance

import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject

/** A message that decodes to [value]; written again with the reference profile it gives [reference]. */
internal class ValidVector(val id: String, val bytes: ByteArray, val value: JsonObject, val reference: ByteArray)

/** A message that is malformed at [offset]. */
internal class InvalidVector(val id: String, val reason: String, val bytes: ByteArray, val offset: Long)

/** The vectors of conformance/vectors/flex; conformance/README.md says what their fields mean. */
internal object Vectors {
    val valid: List<ValidVector> by lazy {
        vectorsIn("flex/valid").map {
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
        vectorsIn("flex/invalid").map {
            InvalidVector(it.text("id"), it.text("reason"), it.text("bytes").hexToByteArray(), it.text("offset").toLong())
        }
    }

    private fun JsonObject.textOrNull(name: String): String? = if (name in this) text(name) else null
}

/** Returns the lines of all files in a folder of conformance/vectors. */
internal fun vectorsIn(folder: String): List<JsonObject> =
    Repository.files.list(Repository.root / "conformance/vectors" / folder).flatMap { file ->
        Repository.files.read(file) { generateSequence(::readUtf8Line).map { Json.parseToJsonElement(it) as JsonObject }.toList() }
    }

/** Runs [check] on every vector, of which there are [atLeast] so many, and reports all that fail, not just the first. */
internal fun <T> checkAll(vectors: List<T>, id: (T) -> String, atLeast: Int = 150, check: (T) -> Unit) {
    check(vectors.size >= atLeast) { "only ${vectors.size} vectors were found" }
    val failures = vectors.mapNotNull { vector -> runCatching { check(vector) }.exceptionOrNull()?.let { "${id(vector)}: $it" } }
    if (failures.isNotEmpty()) throw AssertionError("${failures.size} of ${vectors.size} vectors fail:\n" + failures.joinToString("\n"))
}
