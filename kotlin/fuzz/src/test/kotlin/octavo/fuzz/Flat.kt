package octavo.fuzz

/** A few plain fields: what is read without a reader, and put into arrays at once. */
internal data class Flat(
    val id: Int,
    val name: String?,
    val isOn: Boolean,
    val price: Double,
    val size: Long?,
    val rank: Short,
    val kind: Kind?,
) {
    enum class Kind { ONE, TWO, THREE }
}

/** What ends in another of its kind, likewise. */
internal data class Chain(val id: Long, val name: String, val next: Chain?)
