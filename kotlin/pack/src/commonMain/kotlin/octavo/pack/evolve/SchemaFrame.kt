package octavo.pack.evolve

import octavo.core.MalformedException
import octavo.frame.Frame
import octavo.frame.Wire
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema
import octavo.pack.schema.fingerprint
import octavo.pack.schema.parse
import octavo.pack.schema.text

// Frames that carry a schema: rule 10 of spec/frame.md.

/** The only field of what carries a schema. */
private const val NAME = "octavo.schema"
private val CODER = GenericCoder(Schema.parse("struct(\"$NAME\":str)"))
private val FINGERPRINT = CODER.schema.fingerprint()

/** Returns the frame that carries [schema], to be written before the first message of it. */
public fun schemaFrame(schema: Schema, hasChecksum: Boolean = true): Frame =
    Frame(Wire.PACK, CODER.encode(mapOf(NAME to schema.text())), FINGERPRINT, hasChecksum)

/** Returns the text that this frame carries as that of a schema, or null if it carries none; throws [MalformedException]. */
public fun Frame.schemaText(): String? =
    if (wire == Wire.PACK && fingerprint == FINGERPRINT) (CODER.decode(message) as Map<*, *>)[NAME] as String else null
