package octavo.pack.evolve

import octavo.pack.generic.nameOf
import octavo.pack.schema.Schema
import octavo.pack.schema.text

/** Returns what errors call a type: in which two that do not go together differ. */
internal fun brief(type: Schema): String = when (type) {
    is Schema.Enumeration -> oneOf(type.names)
    is Schema.Flags -> type.text()
    is Schema.Columns -> "columns of " + type.fields.joinToString(limit = 8) { "${it.name}: ${nameOf(it.type)}" }
    is Schema.Optional -> brief(type.type) + " or none"
    else -> nameOf(type)
}
