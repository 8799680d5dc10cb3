package octavo.pack.evolve

import kotlinx.serialization.DeserializationStrategy
import octavo.pack.Pack
import octavo.pack.PackCoder
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema

/**
 * Returns a reader of streams into values of [coder], whose messages may be of other schemas, as for [reading]: those that the stream
 * carries, and those that [known] finds by their fingerprints; it returns null for others.
 */
public fun <T : Any> Pack.evolving(coder: PackCoder<T>, known: (Long) -> Schema? = { null }): EvolvingReader<T> =
    EvolvingReader(coder.schema, known, readings(coder))

/** Returns a reader of streams into values of [deserializer], whose messages may be of other schemas, as for a coder. */
public fun <T> Pack.evolving(deserializer: DeserializationStrategy<T>, known: (Long) -> Schema? = { null }): EvolvingReader<T> =
    EvolvingReader(schemaOf(deserializer.descriptor), known, readings(deserializer))

/** Returns a reader of streams by the generated coder of [T], or else by its serializer, as for a coder. */
public inline fun <reified T : Any> Pack.evolving(noinline known: (Long) -> Schema? = { null }): EvolvingReader<T> {
    val coder = coder(T::class) ?: return evolving(serializerOf<T>(), known)
    return evolving(coder, known)
}

/** Returns a reader of streams into plain values of the coder's schema, whose messages may be of other schemas, as for a coder. */
public fun GenericCoder.evolving(known: (Long) -> Schema? = { null }): EvolvingReader<Any?> =
    EvolvingReader(schema, known, readings())
