package octavo.flex.inspect

import octavo.flex.FlexType

/** The name of [type] in explanations: `int`, `indirect float`, `bool vector`, `fixed float vector`. */
internal fun nameOf(type: FlexType): String = names[type.ordinal]

private val names = FlexType.entries.map(::name)

private fun name(type: FlexType): String {
    val element = type.element ?: return type.name.lowercase().replace('_', ' ')
    return if (type.fixedSize == 0) "${name(element)} vector" else "fixed ${name(element)} vector"
}

/** What a scalar, an element of a typed vector, or what an indirect scalar refers to, is read as. */
internal fun scalarType(type: FlexType): FlexType = when (type) {
    FlexType.INDIRECT_INT -> FlexType.INT
    FlexType.INDIRECT_UINT -> FlexType.UINT
    FlexType.INDIRECT_FLOAT -> FlexType.FLOAT
    else -> type.element ?: type
}
