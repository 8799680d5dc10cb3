package octavo.conformance.pack

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import octavo.conformance.checkAll
import octavo.conformance.limits
import octavo.conformance.text
import octavo.conformance.vectorsIn
import octavo.core.Limits
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema
import octavo.pack.schema.parse

/** A line of a file in conformance/vectors/pack; conformance/README.md says what it holds. */
internal class PackVector(val json: JsonObject) {
    val name = json.text("name")
    val bytes: ByteArray get() = json.text("bytes").hexToByteArray()
    val offset: Long get() = json.text("offset").toLong()
    val kind: String get() = json.text("kind")
    val fault: String get() = "$kind at $offset (${json.text("path")})"

    val limits: Limits get() = json.limits()

    fun schema(field: String = "schema"): Schema = Schema.parse(json.text(field))

    fun coder(field: String = "schema"): GenericCoder = GenericCoder(schema(field))

    fun json(field: String): JsonElement = json.getValue(field)
}

/** Runs [check] on every vector in a [folder] of conformance/vectors/pack, of which there are [atLeast] so many. */
internal fun checkPack(folder: String, atLeast: Int, check: (PackVector) -> Unit): Unit =
    checkAll(vectorsIn("pack/$folder").map(::PackVector), { it.name }, atLeast, check)
