package octavo.pack.serialization

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerializationException
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.SerialKind
import kotlinx.serialization.descriptors.StructureKind
import kotlinx.serialization.descriptors.elementDescriptors
import octavo.pack.schema.MAX_NESTED
import octavo.pack.schema.SchemaName

// What descriptors may say, and schemas may not: rules 1.4 to 1.6 of spec/pack.md.

/** Returns the [names] of what [descriptor] consists of, if a schema can have them. */
internal fun checkedNames(descriptor: SerialDescriptor, names: List<String>): List<String> = names.onEach {
    if (it.isEmpty()) throw noSchema(descriptor, "has a part whose name is empty: give it another one")
    if (SchemaName.hasLoneSurrogate(it)) throw noSchema(descriptor, "has a part whose name has a lone surrogate: remove it")
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

/** Returns the descriptor of a map's [key], if equal keys are equal in a program, too: a reader refuses the second of them. */
@OptIn(ExperimentalSerializationApi::class)
internal fun checkedKey(key: SerialDescriptor): SerialDescriptor {
    val isArray = key.kind == StructureKind.LIST && key.serialName.removeSuffix("?").endsWith("Array")
    if (isArray) throw noSchema(key, "is the key of a map, and equals itself alone: use a List, or a class with its own equals")
    return key
}

internal fun tooDeep(descriptor: SerialDescriptor): SerializationException =
    noSchema(descriptor, "has more than $MAX_NESTED types inside one another: does a generic class use itself with larger arguments?")

@OptIn(ExperimentalSerializationApi::class)
internal fun noSchema(descriptor: SerialDescriptor, reason: String): SerializationException =
    SerializationException("${descriptor.serialName} $reason")
