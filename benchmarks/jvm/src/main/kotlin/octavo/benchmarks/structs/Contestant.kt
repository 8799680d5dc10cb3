package octavo.benchmarks.structs

import octavo.benchmarks.measure.Task

/** One way to encode [value] and to decode it again; throws [IllegalStateException] when another value comes back. */
internal class Contestant<E : Any>(
    private val name: String,
    value: Any,
    private val encode: () -> E,
    private val decode: (E) -> Any,
) {
    private val encoded = encode()

    init {
        check(decode(encoded) == value) { "$name returned another value" }
    }

    /** What the encoded value takes, in bytes. */
    val size: Pair<String, Int> = name to if (encoded is ByteArray) encoded.size else (encoded as String).encodeToByteArray().size

    fun tasks(): List<Task> = listOf(Task("$name encode") { encode() }, Task("$name decode") { decode(encoded) })
}
