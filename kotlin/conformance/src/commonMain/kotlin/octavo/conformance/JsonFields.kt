package octavo.conformance

import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/** Returns the text or the number of a field. */
internal fun JsonObject.text(name: String): String = (get(name) as JsonPrimitive? ?: error("there is no $name")).content
