package octavo.pack.evolve

import kotlinx.serialization.DeserializationStrategy
import octavo.core.MismatchException
import octavo.pack.Pack
import octavo.pack.PackCoder
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema
import octavo.pack.schema.text

/**
 * Returns a decoder of messages of the schema [writer] into values of [coder]: see section 9 of spec/pack.md. Throws [MismatchException],
 * with the path of a field whose values the coder's schema cannot have. Keep the decoder: making one is slow.
 */
public fun <T : Any> Pack.reading(coder: PackCoder<T>, writer: Schema): Decoder<T> =
    decoder(coder.schema, writer) { bytes, from, to -> decode(coder, bytes, from, to) }

/** Returns a decoder of messages of the schema [writer] into values of [deserializer]; throws [MismatchException] as for a coder. */
public fun <T> Pack.reading(deserializer: DeserializationStrategy<T>, writer: Schema): Decoder<T> =
    decoder(schemaOf(deserializer.descriptor), writer) { bytes, from, to -> decodeFromByteArray(deserializer, bytes.part(from, to)) }

/** Returns a decoder by the generated coder of [T], or else by its serializer; throws [MismatchException] as for a coder. */
public inline fun <reified T : Any> Pack.reading(writer: Schema): Decoder<T> {
    val coder = coder(T::class) ?: return reading(serializerOf<T>(), writer)
    return reading(coder, writer)
}

/**
 * Returns a decoder of messages of the schema [writer] into plain values of the coder's own, which have all fields. Throws
 * [MismatchException], with the path of a field whose values the coder's schema cannot have. Keep the decoder: making one is slow.
 */
public fun GenericCoder.reading(writer: Schema): Decoder<Any?> {
    val resolved = Resolved(schema, writer, limits, hasDefaults = false)
    return Decoder(writer, resolved::value)
}

private fun <T> Pack.decoder(reader: Schema, writer: Schema, decode: (ByteArray, Int, Int) -> T): Decoder<T> {
    if (reader.text() == writer.text()) return Decoder(writer, decode)
    val resolved = Resolved(reader, writer, configuration.limits, hasDefaults = true)
    return Decoder(writer) { bytes, from, to -> resolved.decode(bytes, from, to) { decode(it, 0, it.size) } }
}

private fun ByteArray.part(from: Int, to: Int): ByteArray = if (from == 0 && to == size) this else copyOfRange(from, to)
