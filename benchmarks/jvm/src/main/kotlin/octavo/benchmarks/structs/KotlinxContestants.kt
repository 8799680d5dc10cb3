package octavo.benchmarks.structs

import kotlinx.serialization.BinaryFormat
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.cbor.Cbor
import kotlinx.serialization.json.Json
import kotlinx.serialization.protobuf.ProtoBuf
import octavo.benchmarks.model.Subject

/** JSON as text: turning it into bytes, which a wire takes, would cost it more. */
internal fun <T : Any> Subject<T>.json(): Contestant<String> {
    val value = value
    return Contestant("json", value, { Json.encodeToString(serializer, value) }, { Json.decodeFromString(serializer, it) })
}

@OptIn(ExperimentalSerializationApi::class)
internal fun Subject<*>.cbor() = binary("cbor", Cbor { alwaysUseByteString = true })

@OptIn(ExperimentalSerializationApi::class)
internal fun Subject<*>.protoBuf() = binary("protobuf", ProtoBuf)

/** Any binary format, given the serializer. */
internal fun <T : Any> Subject<T>.binary(name: String, format: BinaryFormat): Contestant<ByteArray> {
    val value = value
    return Contestant(name, value, { format.encodeToByteArray(serializer, value) }, { format.decodeFromByteArray(serializer, it) })
}
