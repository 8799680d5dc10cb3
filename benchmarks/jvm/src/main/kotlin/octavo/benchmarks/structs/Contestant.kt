package octavo.benchmarks.structs

/** One way to encode [value] and to decode it again. */
internal class Contestant<E : Any>(
    private val name: String,
    private val value: Any,
    private val encode: () -> E,
    private val decode: (E) -> Any,
) {
    /** Encodes and decodes once; throws [IllegalStateException] when another value comes back. */
    fun verified(): Contestant<E> {
        check(decode(encode()) == value) { "$name returned another value" }
        return this
    }

    fun tasks(): List<Task> {
        val encoded = encode()
        return listOf(Task("$name encode") { encode() }, Task("$name decode") { decode(encoded) })
    }

    /** What the encoded value takes, in bytes; every text here is ASCII. */
    val size: Pair<String, Int> get() = name to encode().let { if (it is ByteArray) it.size else (it as String).length }
}
