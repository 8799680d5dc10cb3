package octavo.pack.evolve

import kotlinx.serialization.DeserializationStrategy
import octavo.core.MismatchException
import octavo.pack.Pack
import octavo.pack.PackCoder
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema

/**
 * Returns a decoder of messages of the schema [writer] into values of [coder]: see section 9 of spec/pack.md. Throws [MismatchException],
 * with the path of a field whose values the coder's schema cannot have. Keep the decoder: making one is slow.
 */
public fun <T : Any> Pack.reading(coder: PackCoder<T>, writer: Schema): Decoder<T> = readings(coder)(writer)

/** Returns a decoder of messages of the schema [writer] into values of [deserializer]; throws [MismatchException] as for a coder. */
public fun <T> Pack.reading(deserializer: DeserializationStrategy<T>, writer: Schema): Decoder<T> = readings(deserializer)(writer)

/** Returns a decoder by the generated coder of [T], or else by its serializer; throws [MismatchException] as for a coder. */
public inline fun <reified T : Any> Pack.reading(writer: Schema): Decoder<T> {
    val coder = coder(T::class) ?: return reading(serializerOf<T>(), writer)
    return reading(coder, writer)
}

/**
 * Returns a decoder of messages of the schema [writer] into plain values of the coder's own, which have all fields. Throws
 * [MismatchException], with the path of a field whose values the coder's schema cannot have. Keep the decoder: making one is slow.
 */
public fun GenericCoder.reading(writer: Schema): Decoder<Any?> = readings()(writer)
