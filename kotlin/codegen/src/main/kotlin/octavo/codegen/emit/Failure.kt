package octavo.codegen.emit

import com.squareup.kotlinpoet.ClassName
import com.squareup.kotlinpoet.FunSpec
import octavo.codegen.model.EnumType
import octavo.codegen.model.Property
import octavo.codegen.model.Scalar
import octavo.codegen.model.ScalarType
import octavo.codegen.model.SealedStruct
import octavo.codegen.model.Subclass
import octavo.codegen.model.Type
import octavo.codegen.model.ValueType

/** Whether putting the value of [property] can fail. */
internal fun mayFail(property: Property): Boolean = property.isOpen || mayFail(property.type)

/** Whether putting a value of [type] can fail: numbers and the names of enums always can be put. */
private fun mayFail(type: Type): Boolean = when (type) {
    is ScalarType -> type.scalar == Scalar.STRING
    is EnumType -> false
    is ValueType -> mayFail(type.underlying)
    else -> true
}

/** Refuses a `value` of a class that only extends [case], without being one that [struct] knows: what it adds would be lost. */
internal fun FunSpec.Builder.refuseOthers(struct: SealedStruct, case: Subclass): FunSpec.Builder {
    if (!case.isOpen) return this
    return beginControlFlow("if·(value::class·!=·%T::class)", case.type)
        .line("throw %T(%S, %S + value::class.simpleName, -1)", mismatch, "a case of ${struct.type.simpleNames.joinToString(".")}", "a ")
        .endControlFlow()
}

private val mismatch = ClassName("octavo.core", "MismatchException")

/** Ends what has been tried: an exception `e` becomes [failure]. */
internal fun FunSpec.Builder.rethrow(failure: String, vararg arguments: Any?): FunSpec.Builder =
    nextControlFlow("catch·(e:·%T)", ClassName("kotlin", "Exception")).line("throw $failure", *arguments).endControlFlow()
