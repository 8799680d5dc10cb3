package octavo.ksp

import com.google.devtools.ksp.symbol.KSType
import com.google.devtools.ksp.symbol.KSTypeAlias
import com.google.devtools.ksp.symbol.KSTypeArgument
import com.google.devtools.ksp.symbol.KSTypeParameter
import com.google.devtools.ksp.symbol.KSTypeReference
import com.google.devtools.ksp.symbol.Variance
import com.squareup.kotlinpoet.ParameterizedTypeName.Companion.parameterizedBy
import com.squareup.kotlinpoet.STAR
import com.squareup.kotlinpoet.TypeName
import com.squareup.kotlinpoet.WildcardTypeName

/** Returns the type that a chain of aliases stands for. */
internal fun KSType.expanded(): KSType {
    val alias = declaration as? KSTypeAlias ?: return this
    val target = alias.type.resolve().substitute(alias.typeParameters.map { it.name.asString() }.zip(arguments).toMap())
    return (if (isMarkedNullable) target.makeNullable() else target).expanded()
}

/** Returns the type with what is [given] to an alias in the place of its type parameters. */
private fun KSType.substitute(given: Map<String, KSTypeArgument>): KSType {
    val argument = given[parameterName ?: return replace(arguments.map { it.substitute(given) })] ?: return this
    val type = argument.type?.resolve() ?: return this
    return if (isMarkedNullable) type.makeNullable() else type
}

private fun KSTypeArgument.substitute(given: Map<String, KSTypeArgument>): KSTypeArgument {
    val type = type?.resolve() ?: return this
    val isWhole = type.parameterName in given && !type.isMarkedNullable
    return if (isWhole) given.getValue(type.parameterName!!) else Substituted(this, type.substitute(given))
}

/** The name of the type parameter that the type is, if it is one. */
private val KSType.parameterName: String? get() = (declaration as? KSTypeParameter)?.name?.asString()

/** The argument with another type. */
private class Substituted(argument: KSTypeArgument, resolved: KSType) : KSTypeArgument by argument {
    override val type: KSTypeReference = object : KSTypeReference by argument.type!! {
        override fun resolve() = resolved
    }
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
