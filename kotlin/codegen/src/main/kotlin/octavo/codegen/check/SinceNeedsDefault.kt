package octavo.codegen.check

import octavo.codegen.model.ClassStruct
import octavo.codegen.model.Fault
import octavo.codegen.model.Struct
import octavo.codegen.model.isNullable

/** A property added later has a default, or can be null: older messages lack it. */
internal object SinceNeedsDefault : Check {
    override fun faults(struct: Struct): List<Fault> = (struct as? ClassStruct)?.properties.orEmpty()
        .filter { it.since != null && !it.hasDefault && !it.type.isNullable }
        .map {
            Fault(
                it.location,
                "property `${it.name}` is there since version ${it.since} and needs a default or a nullable type: older messages lack it",
            )
        }
}
