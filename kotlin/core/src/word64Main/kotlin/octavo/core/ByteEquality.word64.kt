package octavo.core

@InternalOctavoApi
public actual fun equalBytes(a: ByteArray, aStart: Int, b: ByteArray, bStart: Int, length: Int): Boolean {
    var offset = 0
    while (offset + 8 <= length) {
        if (a.readLongLe(aStart + offset) != b.readLongLe(bStart + offset)) return false
        offset += 8
    }
    if (offset < length && length >= 8) return a.readLongLe(aStart + length - 8) == b.readLongLe(bStart + length - 8)
    while (offset < length) {
        if (a[aStart + offset] != b[bStart + offset]) return false
        offset++
    }
    return true
}
