package octavo.cli.pack

import octavo.frame.Frame
import octavo.frame.Wire
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema
import octavo.pack.schema.fingerprint
import octavo.pack.schema.parse
import octavo.pack.schema.text

// Frames that carry a schema: rule 10 of spec/frame.md.

private const val NAME = "octavo.schema"
private val CODER = GenericCoder(Schema.parse("struct(\"$NAME\":str)"))
private val FINGERPRINT = CODER.schema.fingerprint()

/** Returns the frame that carries [schema]. */
internal fun schemaFrame(schema: Schema): Frame = Frame(Wire.PACK, CODER.encode(mapOf(NAME to schema.text())), FINGERPRINT)

/** The text that this frame carries as that of a schema, or null if it carries none; throws [octavo.core.MalformedException]. */
internal fun Frame.schemaText(): String? = if (wire == Wire.PACK && fingerprint == FINGERPRINT) {
    (CODER.decode(message) as Map<*, *>)[NAME] as String
} else {
    null
}
