package octavo.ksp

import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.KSTypeAlias
import com.google.devtools.ksp.symbol.KSTypeArgument
import com.google.devtools.ksp.symbol.Variance
import com.squareup.kotlinpoet.ParameterizedTypeName.Companion.parameterizedBy
import com.squareup.kotlinpoet.STAR
import com.squareup.kotlinpoet.TypeName
import com.squareup.kotlinpoet.WildcardTypeName

/** Returns the type that a chain of aliases stands for. */
internal fun KSType.expanded(): KSType {
    val alias = declaration as? KSTypeAlias ?: return this
    val target = alias.type.resolve()
    val substituted = if (arguments.isEmpty()) target else target.replace(arguments)
    return (if (isMarkedNullable) substituted.makeNullable() else substituted).expanded()
}

/** Returns the type in the emitter's terms, without aliases. */
internal fun KSType.toTypeName(): TypeName {
    val type = expanded()
    val name = type.declaration.className()
    val applied = if (type.arguments.isEmpty()) name else name.parameterizedBy(type.arguments.map { it.toTypeName() })
    return applied.copy(nullable = type.isMarkedNullable)
}

private fun KSTypeArgument.toTypeName(): TypeName {
    val type = type?.resolve()?.toTypeName() ?: return STAR
    return when (variance) {
        Variance.COVARIANT -> WildcardTypeName.producerOf(type)
        Variance.CONTRAVARIANT -> WildcardTypeName.consumerOf(type)
        else -> type
    }
}
