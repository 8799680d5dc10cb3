@file:Suppress("NOTHING_TO_INLINE")

package octavo.core

@InternalOctavoApi
public actual typealias WordArray = LongArray

@InternalOctavoApi
public actual inline fun WordArray.int(index: Int): Int = this[index].toInt()

@InternalOctavoApi
public actual inline fun WordArray.double(index: Int): Double = Double.fromBits(this[index])

@InternalOctavoApi
public actual inline fun WordArray.setInt(index: Int, value: Int) {
    this[index] = value.toLong()
}

@InternalOctavoApi
public actual fun WordArray.setDouble(index: Int, value: Double) {
    this[index] = value.toBits()
}

@InternalOctavoApi
public actual fun WordArray.grownTo(size: Int): WordArray = copyOf(size)

@InternalOctavoApi
public actual fun WordArray.reorder(start: Int, order: IntArray, target: Int) {
    for (place in order.indices) this[target + place] = this[start + order[place]]
}

@InternalOctavoApi
public actual fun ByteArray.writeWordLe(index: Int, words: WordArray, from: Int): Unit = writeLongLe(index, words[from])
