package octavo.core

@InternalOctavoApi
public actual fun copyBytes(source: ByteArray, start: Int, end: Int, target: ByteArray, at: Int) {
    source.copyInto(target, at, start, end)
}
