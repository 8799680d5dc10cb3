package octavo.codegen.check

import octavo.codegen.model.ArrayType
import octavo.codegen.model.ClassStruct
import octavo.codegen.model.CollectionShape
import octavo.codegen.model.CollectionType
import octavo.codegen.model.Fault
import octavo.codegen.model.MapType
import octavo.codegen.model.Struct
import octavo.codegen.model.StructType
import octavo.codegen.model.Type
import octavo.codegen.model.ValueType
import octavo.codegen.model.generated
import octavo.codegen.model.withParts

/** No key of a map and no element of a set is equal to itself alone, because of an array somewhere in it. */
internal class KeysHaveEquality(structs: Collection<Struct>) {
    private val classes = structs.filterIsInstance<ClassStruct>()
    private val byNames = classes.associateBy { it.generated }

    fun faults(): List<Fault> = classes.flatMap { it.stored }.flatMap { property ->
        keys(property.type).filterValues { hasArray(it, HashSet()) }
            .map { Fault(property.location, "property `${property.name}` has type ${it.key.kotlin}: ${it.value.kotlin} $ARRAY") }
    }

    /** Returns the maps and sets in [type] with what they look up. */
    private fun keys(type: Type): Map<Type, Type> = buildMap {
        for (part in type.withParts) {
            if (part is MapType) put(part, part.key)
            if (part is CollectionType && part.shape == CollectionShape.SET) put(part, part.element)
        }
    }

    /** Whether an array decides if values of [type] are equal, those of classes that have been [seen] apart. */
    private fun hasArray(type: Type, seen: MutableSet<ClassStruct>): Boolean = when (type) {
        is ArrayType -> true
        is CollectionType -> hasArray(type.element, seen)
        is MapType -> hasArray(type.key, seen) || hasArray(type.value, seen)
        is ValueType -> hasArray(type.underlying, seen)
        is StructType -> byNames[type.generated]?.takeIf { it.isComparedByProperties && seen.add(it) }?.properties.orEmpty()
            .any { hasArray(it.type, seen) }
        else -> false
    }

    private companion object {
        const val ARRAY = "is or has an array, which equals itself alone and is not found again: use a List, or a class with its own equals"
    }
}
