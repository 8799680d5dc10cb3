package octavo.codegen.emit

import com.squareup.kotlinpoet.ParameterizedTypeName
import octavo.codegen.model.CollectionShape
import octavo.codegen.model.CollectionType
import octavo.codegen.model.Scalar
import octavo.codegen.model.ScalarType
import octavo.codegen.model.isNullable

/** The number that the elements of a list are, of which an array is written at once. */
internal val CollectionType.number: Scalar?
    get() = (element as? ScalarType)?.scalar?.takeIf { it in BOXED && !element.isNullable && shape == CollectionShape.LIST }

/** The number of which an array is read where the type is a list that nobody may change: else each would be an object. */
internal val CollectionType.arrayElement: Scalar? get() = number?.takeIf { !isMutable }

/** Whether the static type is one that changes. */
internal val CollectionType.isMutable: Boolean get() = (kotlin as ParameterizedTypeName).rawType.simpleName.startsWith("Mutable")

/** The numbers of which most values are objects of their own. */
private val BOXED = setOf(Scalar.INT, Scalar.LONG, Scalar.FLOAT, Scalar.DOUBLE)
