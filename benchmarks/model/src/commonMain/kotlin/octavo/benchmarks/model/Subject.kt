package octavo.benchmarks.model

import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.Json
import kotlinx.serialization.serializer
import octavo.fixtures.Workload
import octavo.flex.Flex
import octavo.pack.Pack
import kotlin.reflect.KClass

/**
 * A workload as an object: what the tiers and their rivals encode and decode.
 *
 * It is made when asked for, so that a process that measures one subject has compiled nothing for the others.
 */
public class Subject<T : Any>(
    public val workload: Workload,
    public val type: KClass<T>,
    public val serializer: KSerializer<T>,
    /** What a program writes to use the generated coder: `flex.encode(value)`. */
    public val encode: (flex: Flex, value: T) -> ByteArray,
    /** The same for decoding: `flex.decode<T>(bytes)`. */
    public val decode: (flex: Flex, bytes: ByteArray) -> T,
    /** What a program writes for the pack wire: `Pack.encode(value)`. */
    public val pack: (value: T) -> ByteArray,
    /** The same for decoding: `Pack.decode<T>(bytes)`. */
    public val unpack: (bytes: ByteArray) -> T,
    public val fields: ThreeFields<T>,
) {
    public val name: String = workload.name

    /** The document as compact JSON. */
    public val json: String by lazy(LazyThreadSafetyMode.NONE) { workload.json().decodeToString() }

    /** The document as an object. */
    public val value: T by lazy(LazyThreadSafetyMode.NONE) { Json.decodeFromString(serializer, json) }

    override fun toString(): String = name
}

internal inline fun <reified T : Any> subject(workload: Workload, fields: ThreeFields<T>): Subject<T> = Subject(
    workload,
    T::class,
    serializer<T>(),
    encode = { flex, value -> flex.encode(value) },
    decode = { flex, bytes -> flex.decode<T>(bytes) },
    pack = { Pack.encode(it) },
    unpack = { Pack.decode<T>(it) },
    fields,
)
