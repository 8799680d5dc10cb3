package octavo.core

@InternalOctavoApi
public actual fun ByteArray.writeZigzagsLe(index: Int, width: Int, values: LongArray) {
    for (at in values.indices) writeZigzagLe(index + at * width, values[at])
}

@InternalOctavoApi
public actual fun ByteArray.readZigzagsLe(index: Int, width: Int, target: LongArray, count: Int) {
    for (at in 0 until count) target[at] = readZigzagLe(index + at * width, width)
}
