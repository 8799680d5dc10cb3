package octavo.codegen.check

import octavo.codegen.model.ClassStruct
import octavo.codegen.model.CollectionType
import octavo.codegen.model.ConvertedType
import octavo.codegen.model.Fault
import octavo.codegen.model.MapType
import octavo.codegen.model.Struct
import octavo.codegen.model.Type
import octavo.codegen.model.UnsupportedType
import octavo.codegen.model.ValueType

/** Every type, elements and surrogates included, is one that coders know. */
internal object TypesAreSupported : Check {
    override fun faults(
        struct: Struct,
    ): List<Fault> = (struct as? ClassStruct)?.stored.orEmpty().flatMap { property ->
        unsupported(property.type).map { Fault(property.location, "property `${property.name}` has type ${it.kotlin}: ${it.reason}") }
    }

    private fun unsupported(type: Type): List<UnsupportedType> = when (type) {
        is UnsupportedType -> listOf(type)
        is CollectionType -> unsupported(type.element)
        is MapType -> unsupported(type.key) + unsupported(type.value)
        is ValueType -> unsupported(type.underlying)
        is ConvertedType -> unsupported(type.surrogate)
        else -> emptyList()
    }
}
