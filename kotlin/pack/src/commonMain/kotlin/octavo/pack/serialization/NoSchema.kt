package octavo.pack.serialization

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerializationException
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.SerialKind
import kotlinx.serialization.descriptors.StructureKind
import kotlinx.serialization.descriptors.elementDescriptors
import octavo.pack.loneSurrogate
import octavo.pack.schema.MAX_NESTED

// What descriptors may say, and schemas may not: rules 1.4 to 1.6 of spec/pack.md.

/** Returns the [names] of what [descriptor] consists of, if a schema can have them. */
internal fun checkedNames(descriptor: SerialDescriptor, names: List<String>): List<String> = names.onEach {
    if (it.isEmpty()) throw noSchema(descriptor, "has a part whose name is empty: give it another one")
    if (loneSurrogate(it) >= 0) throw noSchema(descriptor, "has a part whose name has a lone surrogate: remove it")
}

/** Returns the [names] of the entries or subclasses of [descriptor], if a schema can have them. */
internal fun checkedChoice(descriptor: SerialDescriptor, names: List<String>): List<String> {
    if (names.isEmpty()) throw noSchema(descriptor, "has nothing to choose from: add an entry or a subclass")
    return checkedNames(descriptor, names)
}

/** Returns the descriptor that has the subclasses of the sealed type [descriptor]; JSON's open content says that it is one, and has none. */
@OptIn(ExperimentalSerializationApi::class)
internal fun checkedSubclasses(descriptor: SerialDescriptor): SerialDescriptor =
    descriptor.elementDescriptors.lastOrNull()?.takeIf { descriptor.elementsCount == 2 && it.kind == SerialKind.CONTEXTUAL }
        ?: throw noSchema(descriptor, "does not say what its subclasses are, as a sealed class does: write it as text or bytes, say")

/** Checks that equal keys of a map, of this [key], are equal in a program, too: a reader refuses the second of them. */
internal fun checkKey(key: SerialDescriptor) {
    if (key.hasArray) throw noSchema(key, "is the key of a map, and equals itself alone: use a List, or a class with its own equals")
}

/** Whether an array decides which values are equal: it does in a value class, and in a collection of the standard library. */
@OptIn(ExperimentalSerializationApi::class)
private val SerialDescriptor.hasArray: Boolean get() = when {
    kind == StructureKind.LIST && serialName.removeSuffix("?").endsWith("Array") -> true
    isInline || serialName.startsWith("kotlin.collections.") -> elementDescriptors.any { it.hasArray }
    else -> false
}

internal fun tooDeep(descriptor: SerialDescriptor): SerializationException =
    noSchema(descriptor, "has more than $MAX_NESTED types inside one another: does a generic class use itself with larger arguments?")

@OptIn(ExperimentalSerializationApi::class)
internal fun noSchema(descriptor: SerialDescriptor, reason: String): SerializationException =
    SerializationException("${descriptor.serialName} $reason")
