package octavo.codegen.check

import octavo.codegen.model.ClassStruct
import octavo.codegen.model.Fault
import octavo.codegen.model.Struct

/** No property of a subclass has the name that stands for the name of the subclass. */
internal object DiscriminatorIsFree : Check {
    override fun faults(struct: Struct): List<Fault> = (struct as? ClassStruct)?.takeIf { it.isSubclass }?.stored.orEmpty()
        .filter { it.wireName == DISCRIMINATOR }
        .map {
            Fault(
                it.location,
                "property `${it.name}` is named \"$DISCRIMINATOR\" in messages, where the name of the subclass stands: give it another @Name",
            )
        }

    private const val DISCRIMINATOR = "type"
}
