package octavo.core

/** Words of 64 bits that hold Longs, Ints or Doubles: no object a word, and no Long where an Int or a Double goes in or out. */
@InternalOctavoApi
public expect class WordArray(size: Int) {
    public val size: Int

    public operator fun get(index: Int): Long

    public operator fun set(index: Int, value: Long)
}

/** Returns the lower half of the word at [index]. */
@InternalOctavoApi
public expect inline fun WordArray.int(index: Int): Int

/** Returns the word at [index] as the bits of a double. */
@InternalOctavoApi
public expect inline fun WordArray.double(index: Int): Double

/** Sets the word at [index] to [value] with its sign extended. */
@InternalOctavoApi
public expect inline fun WordArray.setInt(index: Int, value: Int)

/** Sets the word at [index] to the bits of [value]; every NaN becomes the same. */
@InternalOctavoApi
public expect fun WordArray.setDouble(index: Int, value: Double)

/** Returns a copy of [size] words, zeros after the old ones; [size] is not less than it was. */
@InternalOctavoApi
public expect fun WordArray.grownTo(size: Int): WordArray

/** Copies the words from [start] on in [order], given as where each comes from, to [target] behind them. */
@InternalOctavoApi
public expect fun WordArray.reorder(start: Int, order: IntArray, target: Int)

/** Writes the word of [words] at [from] as a 64-bit little-endian integer at [index]. */
@InternalOctavoApi
public expect fun ByteArray.writeWordLe(index: Int, words: WordArray, from: Int)
