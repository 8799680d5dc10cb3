package octavo.codegen.check

import octavo.codegen.model.ArrayType
import octavo.codegen.model.ClassStruct
import octavo.codegen.model.CollectionType
import octavo.codegen.model.ConvertedType
import octavo.codegen.model.Fault
import octavo.codegen.model.MapType
import octavo.codegen.model.Property
import octavo.codegen.model.Scalar
import octavo.codegen.model.ScalarType
import octavo.codegen.model.Struct
import octavo.codegen.model.StructType
import octavo.codegen.model.Type
import octavo.codegen.model.ValueType
import octavo.codegen.model.isNullable

/** No two properties lead to one getter of an accessor on the JVM, as vectors called `a` and `A` would, whose own types tell them apart. */
internal object AccessorGettersDiffer : Check {
    override fun faults(struct: Struct): List<Fault> = (struct as? ClassStruct)?.stored.orEmpty()
        .filter { view(it.type) != null }
        .repeated { it.getter to view(it.type) }
        .map { (first, again) ->
            Fault(again.location, "property `${again.name}` has the getter that `${first.name}` has in the accessor: $RENAME")
        }

    private val Property.getter: String get() = name.replaceFirstChar(Char::uppercase)

    /** What an accessor has for [type], if it has the same for others. */
    private fun view(type: Type): String? = when (type) {
        is ScalarType -> LENGTH.takeIf { type.scalar == Scalar.STRING }
        is ArrayType -> if (type.element == Scalar.BYTE) LENGTH else vector(type.element)
        is CollectionType -> vector(type.element)
        is MapType -> MAP
        is ValueType -> view(type.underlying).takeIf { it != LENGTH }
        is ConvertedType -> view(type.surrogate).takeIf { it != LENGTH }
        else -> null
    }

    private fun vector(element: Type): String = when {
        element.isNullable -> LIST
        element is ScalarType -> vector(element.scalar)
        element is StructType && element.hasAccessor -> "${element.kotlin}"
        else -> LIST
    }

    private fun vector(element: Scalar): String = if (element in VIEWED) "$element" else LIST

    /** Of which accessors have vectors of their own. */
    private val VIEWED = setOf(Scalar.BOOLEAN, Scalar.INT, Scalar.LONG, Scalar.FLOAT, Scalar.DOUBLE, Scalar.STRING)

    private const val RENAME = "rename one, and give it its name by @Name"
    private const val LENGTH = "length"
    private const val LIST = "list"
    private const val MAP = "map"
}
