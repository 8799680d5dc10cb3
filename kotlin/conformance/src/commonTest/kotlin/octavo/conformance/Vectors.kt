package octavo.conformance

import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.int
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlinx.serialization.json.longOrNull
import octavo.core.Limits
import okio.Path

/** A message that decodes to [value]; written again with the reference profile it gives [reference]. */
internal class ValidVector(val id: String, val bytes: ByteArray, val value: JsonObject, val reference: ByteArray)

/** A message that is malformed at [offset]. */
internal class InvalidVector(val id: String, val reason: String, val bytes: ByteArray, val offset: Long)

/** A message that a reader of these limits refuses at [offset], or takes if that is null. */
internal class LimitVector(val id: String, val reason: String, val limits: Limits, val bytes: ByteArray, val offset: Long?)

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

    val invalid: List<InvalidVector> by lazy { vectorsIn("flex/invalid").map(::toInvalid) }

    /** Those of [invalid] that are not UTF-8. */
    val illFormed: List<InvalidVector> by lazy { vectorsOf(FOLDER / "flex/invalid/utf8.jsonl").map(::toInvalid) }

    private fun toInvalid(it: JsonObject) =
        InvalidVector(it.text("id"), it.text("reason"), it.text("bytes").hexToByteArray(), it.text("offset").toLong())

    val limits: List<LimitVector> by lazy {
        vectorsIn("flex/limits").map {
            val offset = it.getValue("offset").jsonPrimitive.longOrNull
            LimitVector(it.text("id"), it.text("reason"), it.limits(), it.text("bytes").hexToByteArray(), offset)
        }
    }

    private fun JsonObject.textOrNull(name: String): String? = if (name in this) text(name) else null
}

/** Returns the limits of a vector's reader. */
internal fun JsonObject.limits(): Limits {
    val other = getValue("limits").jsonObject
    fun limit(name: String, usual: Int) = other[name]?.jsonPrimitive?.int ?: usual
    val usual = Limits.DEFAULT
    return Limits(
        limit("maxDepth", usual.maxDepth),
        limit("maxStringBytes", usual.maxStringBytes),
        limit("maxElements", usual.maxElements),
    )
}

private val FOLDER = Repository.root / "conformance/vectors"

/** Returns the lines of all files in a folder of conformance/vectors. */
internal fun vectorsIn(folder: String): List<JsonObject> = Repository.files.list(FOLDER / folder).flatMap(::vectorsOf)

private fun vectorsOf(file: Path): List<JsonObject> =
    Repository.files.read(file) { generateSequence(::readUtf8Line).map { Json.parseToJsonElement(it) as JsonObject }.toList() }

/** Runs [check] on every vector, of which there are [atLeast] so many, and reports all that fail, not just the first. */
internal fun <T> checkAll(vectors: List<T>, id: (T) -> String, atLeast: Int = 150, check: (T) -> Unit) {
    check(vectors.size >= atLeast) { "only ${vectors.size} vectors were found" }
    val failures = vectors.mapNotNull { vector -> runCatching { check(vector) }.exceptionOrNull()?.let { "${id(vector)}: $it" } }
    if (failures.isNotEmpty()) throw AssertionError("${failures.size} of ${vectors.size} vectors fail:\n" + failures.joinToString("\n"))
}
