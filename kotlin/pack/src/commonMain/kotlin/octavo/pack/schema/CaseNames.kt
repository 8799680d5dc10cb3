package octavo.pack.schema

import octavo.core.InternalOctavoApi

/** Names and orders the cases of unions: alike for serializers and for generated code. */
@InternalOctavoApi
public object CaseNames {
    /** Returns for each of [serialNames] what stands behind its last dot, for packages differ by language; if two would be alike, itself. */
    public fun of(serialNames: List<String>): List<String> {
        val simple = serialNames.map { it.substringAfterLast('.') }
        return if (simple.toSet().size == simple.size) simple else serialNames
    }

    /** Compares names by the unsigned bytes of their UTF-8. */
    public fun compare(a: String, b: String): Int = compare(a.encodeToByteArray(), b.encodeToByteArray())

    /** Compares names that are in UTF-8. */
    internal fun compare(a: ByteArray, b: ByteArray): Int {
        for (index in 0 until minOf(a.size, b.size)) {
            if (a[index] != b[index]) return a[index].toUByte().compareTo(b[index].toUByte())
        }
        return a.size - b.size
    }
}
