package octavo.flex.serialization

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.SerialKind
import kotlinx.serialization.descriptors.getContextualDescriptor
import kotlinx.serialization.modules.SerializersModule

/** Returns the descriptor behind a contextual serializer or a value class, or null when this describes what is written itself. */
@OptIn(ExperimentalSerializationApi::class)
internal fun SerialDescriptor.carried(module: SerializersModule): SerialDescriptor? = when {
    kind == SerialKind.CONTEXTUAL -> module.getContextualDescriptor(this)
    isInline -> getElementDescriptor(0)
    else -> null
}

/** Whether a map with such keys is written as a map: its keys are texts, or have one; any other is a vector of keys and values. */
@OptIn(ExperimentalSerializationApi::class)
internal tailrec fun SerialDescriptor.isTextKey(module: SerializersModule): Boolean {
    if (isNullable) return false
    val carried = carried(module) ?: return kind.hasText
    return carried.isTextKey(module)
}

private val SerialKind.hasText get() =
    this == SerialKind.ENUM || (this is PrimitiveKind && this != PrimitiveKind.FLOAT && this != PrimitiveKind.DOUBLE)
