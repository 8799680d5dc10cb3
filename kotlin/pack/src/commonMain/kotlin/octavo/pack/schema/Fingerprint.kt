package octavo.pack.schema

/** Returns the fingerprint that a frame carries of this schema: rule 1.5 of spec/pack.md. */
public fun Schema.fingerprint(): Long = Fingerprint.of(text())

/** Fingerprints schemas by CRC-64-AVRO: rule 1.5 of spec/pack.md. */
internal object Fingerprint {
    /** `c15d213aa4d7a795`, in two halves: where a Long is an object, arithmetic on it makes another for each step. */
    private const val HIGH = 0xC15D213A.toInt()
    private const val LOW = 0xA4D7A795.toInt()

    private val highs = IntArray(256)
    private val lows = IntArray(256)

    init {
        for (byte in 0..255) {
            var high = 0
            var low = byte
            repeat(8) {
                val isOdd = low and 1 != 0
                low = (low ushr 1) or (high shl 31)
                high = high ushr 1
                if (isOdd) {
                    high = high xor HIGH
                    low = low xor LOW
                }
            }
            highs[byte] = high
            lows[byte] = low
        }
    }

    /** Returns the fingerprint of the schema with this canonical [text]. */
    fun of(text: String): Long {
        var high = HIGH
        var low = LOW
        for (byte in text.encodeToByteArray()) {
            val index = (low xor byte.toInt()) and 0xFF
            low = ((low ushr 8) or (high shl 24)) xor lows[index]
            high = (high ushr 8) xor highs[index]
        }
        return (high.toLong() shl 32) or (low.toLong() and 0xFFFFFFFF)
    }
}
