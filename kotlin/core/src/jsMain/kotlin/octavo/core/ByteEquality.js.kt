package octavo.core

@InternalOctavoApi
public actual fun equalBytes(a: ByteArray, aStart: Int, b: ByteArray, bStart: Int, length: Int): Boolean {
    for (offset in 0 until length) if (a[aStart + offset] != b[bStart + offset]) return false
    return true
}
