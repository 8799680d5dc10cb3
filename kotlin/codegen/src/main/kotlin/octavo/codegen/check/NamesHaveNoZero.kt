package octavo.codegen.check

import octavo.codegen.model.ClassStruct
import octavo.codegen.model.Fault
import octavo.codegen.model.Struct

/** No name has a zero character, which ends names on some wires. */
internal object NamesHaveNoZero : Check {
    override fun faults(struct: Struct): List<Fault> = (struct as? ClassStruct)?.stored.orEmpty()
        .filter { '\u0000' in it.wireName }
        .map { Fault(it.location, "the name of property `${it.name}` in messages has a zero character: remove it") }
}
