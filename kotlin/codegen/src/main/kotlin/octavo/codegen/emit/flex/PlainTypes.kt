package octavo.codegen.emit.flex

import octavo.codegen.model.ArrayType
import octavo.codegen.model.ConvertedType
import octavo.codegen.model.EnumType
import octavo.codegen.model.Scalar
import octavo.codegen.model.ScalarType
import octavo.codegen.model.StructType
import octavo.codegen.model.TextType
import octavo.codegen.model.Type
import octavo.codegen.model.ValueType
import octavo.codegen.model.isNullable

/** Arrays that the builder takes whole. */
internal val wholeArrays = setOf(Scalar.BYTE, Scalar.INT, Scalar.LONG, Scalar.FLOAT, Scalar.DOUBLE, Scalar.BOOLEAN)

/** Whether one statement puts a value of [type], and one call reads it: others get functions of their own. */
internal fun isPlain(type: Type): Boolean = !type.isNullable && when (type) {
    is ScalarType, is EnumType, is StructType, is TextType -> true
    is ArrayType -> type.element in wholeArrays
    is ValueType -> isPlain(type.underlying)
    is ConvertedType -> isPlain(type.surrogate)
    else -> false
}
