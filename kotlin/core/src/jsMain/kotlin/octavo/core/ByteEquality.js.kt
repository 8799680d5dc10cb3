package octavo.core

/** Four bytes a step: a UserProfile, whose keys are compared in each message, is decoded in 0.96 of the time on Node (benchmarks/findings/platforms.md). */
@InternalOctavoApi
public actual fun equalBytes(a: ByteArray, aStart: Int, b: ByteArray, bStart: Int, length: Int): Boolean {
    var offset = 0
    while (offset + 4 <= length) {
        if (fourDiffer(a, aStart + offset, b, bStart + offset)) return false
        offset += 4
    }
    for (rest in offset until length) if (a[aStart + rest] != b[bStart + rest]) return false
    return true
}

@Suppress("NOTHING_TO_INLINE")
private inline fun fourDiffer(a: ByteArray, at: Int, b: ByteArray, from: Int): Boolean {
    val first = (a[at].toInt() xor b[from].toInt()) or (a[at + 1].toInt() xor b[from + 1].toInt())
    val second = (a[at + 2].toInt() xor b[from + 2].toInt()) or (a[at + 3].toInt() xor b[from + 3].toInt())
    return first or second != 0
}
