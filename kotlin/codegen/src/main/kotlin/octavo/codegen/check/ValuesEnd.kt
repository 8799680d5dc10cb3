package octavo.codegen.check

import octavo.codegen.model.ClassStruct
import octavo.codegen.model.ConvertedType
import octavo.codegen.model.Fault
import octavo.codegen.model.GeneratedNames
import octavo.codegen.model.Struct
import octavo.codegen.model.StructType
import octavo.codegen.model.Type
import octavo.codegen.model.ValueType
import octavo.codegen.model.generated
import octavo.codegen.model.isNullable

/** No class contains itself through properties that are always there. */
internal class ValuesEnd(structs: Collection<Struct>) {
    private val classes = structs.filterIsInstance<ClassStruct>()
    private val byNames = classes.associateBy { it.generated }

    /** Whether the search is inside a class, or was. */
    private val isInside = HashMap<GeneratedNames, Boolean>()

    fun faults(): List<Fault> = classes.flatMap { search(it) }

    private fun search(struct: ClassStruct): List<Fault> {
        if (isInside.putIfAbsent(struct.generated, true) != null) return emptyList()
        val faults = ArrayList<Fault>()
        for (property in struct.stored) {
            val next = required(property.type) ?: continue
            if (isInside[next.generated] == true) {
                faults += Fault(property.location, "property `${property.name}` has type ${property.type.kotlin}, $ENDLESS")
            }
            faults += search(next)
        }
        isInside[struct.generated] = false
        return faults
    }

    private fun required(type: Type): ClassStruct? = when {
        type.isNullable -> null
        type is ValueType -> required(type.underlying)
        type is ConvertedType -> required(type.surrogate)
        type is StructType -> byNames[type.generated]
        else -> null
    }

    private companion object {
        const val ENDLESS = "a value of which has another one inside, without end: make it nullable"
    }
}
