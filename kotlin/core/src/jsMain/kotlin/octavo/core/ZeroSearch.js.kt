package octavo.core

@InternalOctavoApi
public actual fun indexOfZero(bytes: ByteArray, start: Int, end: Int): Int {
    for (at in start until end) if (bytes[at] == 0.toByte()) return at
    return end
}
