package octavo.fuzz

/** A few plain fields, and what has the rest of a message: what is read without a reader, and put into arrays at once. */
internal data class Flat(
    val id: Int,
    val name: String?,
    val isOn: Boolean,
    val price: Double,
    val size: Long?,
    val rank: Short,
    val kind: Kind?,
    val numbers: List<Int>,
    val tags: Map<String, String>?,
) {
    enum class Kind { ONE, TWO, THREE }
}

/** Lists, likewise. */
internal data class Runs(val numbers: List<Int>?, val longs: List<Long>, val texts: List<String>)

/** What ends in another of its kind, likewise. */
internal data class Chain(val id: Long, val name: String, val next: Chain?)
