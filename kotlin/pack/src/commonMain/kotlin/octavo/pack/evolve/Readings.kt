package octavo.pack.evolve

import kotlinx.serialization.DeserializationStrategy
import octavo.pack.Pack
import octavo.pack.PackCoder
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema
import octavo.pack.schema.text

// What makes decoders into values of one type, each for the schema of another writer.

internal fun <T : Any> Pack.readings(coder: PackCoder<T>): (Schema) -> Decoder<T> =
    readings(coder.schema) { bytes, from, to -> decode(coder, bytes, from, to) }

internal fun <T> Pack.readings(deserializer: DeserializationStrategy<T>): (Schema) -> Decoder<T> =
    readings(schemaOf(deserializer.descriptor)) { bytes, from, to -> decodeFromByteArray(deserializer, bytes.part(from, to)) }

internal fun GenericCoder.readings(): (Schema) -> Decoder<Any?> {
    val readers = ReaderTypes(schema, hasDefaults = false)
    return { writer -> Decoder(writer, Resolved(readers, writer, limits)::value) }
}

private fun <T> Pack.readings(schema: Schema, decode: (ByteArray, Int, Int) -> T): (Schema) -> Decoder<T> {
    val own = schema.text()
    val readers by lazy(LazyThreadSafetyMode.NONE) { ReaderTypes(schema, hasDefaults = true) }
    return { writer -> if (writer.text() == own) Decoder(writer, decode) else decoder(readers, writer, decode) }
}

private fun <T> Pack.decoder(readers: ReaderTypes, writer: Schema, decode: (ByteArray, Int, Int) -> T): Decoder<T> {
    val resolved = Resolved(readers, writer, configuration.limits)
    return Decoder(writer) { bytes, from, to -> resolved.decode(bytes, from, to) { decode(it, 0, it.size) } }
}

private fun ByteArray.part(from: Int, to: Int): ByteArray = if (from == 0 && to == size) this else copyOfRange(from, to)
