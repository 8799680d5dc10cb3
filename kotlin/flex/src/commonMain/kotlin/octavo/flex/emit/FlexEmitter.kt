package octavo.flex.emit

import octavo.flex.coder.FlexShape

/** What a builder does with the values it is given; scalars go to [stack] without asking. */
internal interface FlexEmitter {
    /** The values of the open containers; every other call pushes its result here. */
    val stack: ValueStack

    /** Where the message goes: replaced when it goes straight into a caller's array. */
    var message: MessageOutput

    /** Returns the number of [name], for the values that follow in a map. */
    fun internKey(name: String): Int

    fun internKey(utf8: ByteArray, start: Int, end: Int): Int

    /** Returns the name that has this number. */
    fun keyText(key: Int): String

    fun string(text: String, key: Int)

    fun string(utf8: ByteArray, start: Int, end: Int, key: Int)

    fun blob(bytes: ByteArray, start: Int, end: Int, key: Int)

    /** Pushes a value that is itself a key. */
    fun keyValue(name: String, key: Int)

    /** Pushes a scalar, given as for [ValueStack.push], behind an offset if the profile leaves the caller that choice. */
    fun indirect(packed: Int, bits: Long, key: Int)

    /** Replaces the values from [start] on with a map of them. */
    fun endMap(start: Int, key: Int)

    /** Replaces the values from [start] on, which were put in the order of [shape]'s names, with a map of them. */
    fun endStruct(start: Int, shape: FlexShape, key: Int)

    /** Replaces the values from [start] on with the vector the profile chooses for them. */
    fun endVector(start: Int, key: Int)

    /** Replaces the values from [start] on, all of one type, with a typed vector. */
    fun endTypedVector(start: Int, isFixed: Boolean, key: Int)

    fun longs(values: LongArray, start: Int, end: Int, key: Int)

    fun ints(values: IntArray, start: Int, end: Int, key: Int)

    fun doubles(values: DoubleArray, start: Int, end: Int, key: Int)

    fun floats(values: FloatArray, start: Int, end: Int, key: Int)

    fun booleans(values: BooleanArray, start: Int, end: Int, key: Int)

    /** Completes the message of the one value on the stack: it stands in [message] then. */
    fun finish()

    /** Forgets everything but the storage. */
    fun clear()
}
