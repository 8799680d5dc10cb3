package octavo.codegen.check

import com.squareup.kotlinpoet.ClassName
import octavo.codegen.model.ArrayType
import octavo.codegen.model.ClassStruct
import octavo.codegen.model.Fault
import octavo.codegen.model.Property
import octavo.codegen.model.Scalar
import octavo.codegen.model.ScalarType
import octavo.codegen.model.Struct
import octavo.codegen.model.withParts

/** @Fixed and @Shared have something to do, but for a type argument of a generic class, which may be any. */
internal object MarksHaveEffect : Check {
    override fun faults(struct: Struct): List<Fault> = (struct as? ClassStruct)?.takeIf { it.type is ClassName }?.stored.orEmpty()
        .flatMap { property ->
            val scalars = scalars(property)
            listOfNotNull(
                fault(property, "@Fixed needs an integer of 32 or 64 bits").takeIf {
                    property.isFixed && scalars.none { it in COMPRESSED }
                },
                fault(property, "@Shared needs a String").takeIf { property.isShared && Scalar.STRING !in scalars },
            )
        }

    private fun scalars(property: Property): List<Scalar> = property.type.withParts.mapNotNull {
        when (it) {
            is ScalarType -> it.scalar
            is ArrayType -> it.element
            else -> null
        }
    }

    private fun fault(property: Property, reason: String) =
        Fault(property.location, "property `${property.name}` has type ${property.type.kotlin}: $reason")

    private val COMPRESSED = setOf(Scalar.INT, Scalar.LONG, Scalar.UINT, Scalar.ULONG)
}
