package octavo.codegen.check

import octavo.codegen.model.ClassStruct
import octavo.codegen.model.Fault
import octavo.codegen.model.Location
import octavo.codegen.model.Struct
import octavo.codegen.model.wireName

/** No name is empty, or has half of a character, which no UTF-8 is for. */
internal object NamesAreText : Check {
    private class Name(val of: String, val text: String, val location: Location)

    override fun faults(struct: Struct): List<Fault> =
        names(struct).mapNotNull { name -> fault(name.text)?.let { Fault(name.location, "the name of ${name.of} in messages $it") } }

    private fun names(struct: Struct): List<Name> {
        val properties = (struct as? ClassStruct)?.stored.orEmpty()
        return listOf(Name("${struct.type}", struct.wireName, struct.declaration.location)) +
            properties.map { Name("property `${it.name}`", it.wireName, it.location) } +
            enumsOf(struct).flatten().map { Name("entry `${it.name}`", it.wireName, it.location) }
    }

    private fun fault(name: String): String? = when {
        name.isEmpty() -> "is empty: give it another one"
        name.encodeToByteArray().decodeToString() != name -> "has a lone surrogate: remove it"
        else -> null
    }
}
