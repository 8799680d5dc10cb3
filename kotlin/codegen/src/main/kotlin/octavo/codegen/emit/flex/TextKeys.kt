package octavo.codegen.emit.flex

import octavo.codegen.model.EnumType
import octavo.codegen.model.Scalar
import octavo.codegen.model.ScalarType
import octavo.codegen.model.TextType
import octavo.codegen.model.Type
import octavo.codegen.model.ValueType
import octavo.codegen.model.isNullable

/** Whether a map with keys of [type] is a map in the message: its keys are text there. */
internal fun hasTextKeys(type: Type): Boolean = !type.isNullable && when (type) {
    is ScalarType -> type.scalar != Scalar.FLOAT && type.scalar != Scalar.DOUBLE
    is EnumType, is TextType -> true
    is ValueType -> hasTextKeys(type.underlying)
    else -> false
}
