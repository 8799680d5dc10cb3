package octavo.conformance.pack

import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.boolean
import kotlinx.serialization.json.contentOrNull
import octavo.conformance.text
import octavo.frame.Frame
import octavo.frame.Wire

/** Returns the frame as the vectors have it. */
internal fun Frame.toJson(): JsonObject = JsonObject(
    mapOf(
        "wire" to JsonPrimitive(wire.name.lowercase()),
        "fingerprint" to (fingerprint?.let { JsonPrimitive(it.toHexString()) } ?: JsonNull),
        "message" to JsonPrimitive(message.toHexString()),
        "checksum" to JsonPrimitive(hasChecksum),
    ),
)

/** The inverse of [toJson]. */
internal fun frameOf(json: JsonObject): Frame = Frame(
    Wire.valueOf(json.text("wire").uppercase()),
    json.text("message").hexToByteArray(),
    (json.getValue("fingerprint") as JsonPrimitive).contentOrNull?.hexToLong(),
    (json.getValue("checksum") as JsonPrimitive).boolean,
)
