package octavo.core

/**
 * A byte array that grows as it is written: [size] bytes are in use.
 *
 * Hot loops reserve once, then write through [bytes] and advance [size] themselves.
 */
@InternalOctavoApi
public open class GrowableBytes private constructor(bytes: ByteArray, private val isFixed: Boolean, start: Int) {
    /** The storage; replaced when it grows, so never kept across a [reserve]. */
    public var bytes: ByteArray = bytes
        private set(value) {
            field = value
            capacity = value.size
        }

    /** The length of [bytes], without a look at them: a check for room is all that many calls come to. */
    private var capacity = bytes.size

    /** Index after the last byte in use. */
    public var size: Int = start

    /** Creates an empty array that grows. */
    public constructor(initialCapacity: Int = 0) : this(ByteArray(initialCapacity), false, 0)

    /** Writes into [target] from [start] on and never grows. */
    public constructor(target: ByteArray, start: Int) : this(target, true, start)

    /** Makes room for [count] more bytes, or throws [IndexOutOfBoundsException] when it cannot grow that far. */
    public fun reserve(count: Int) {
        if (capacity - size < count) grow(count)
    }

    /** Makes room for [count] more bytes; over a caller's array it is the writing that fails, as fewer may be enough. */
    public fun reserveUnlessFixed(count: Int) {
        if (capacity - size < count && !isFixed) grow(count)
    }

    /** Makes room for [text] in UTF-8 and [extra] bytes; over a caller's array it is the writing that fails. */
    public fun reserveFor(text: String, extra: Int) {
        if (isFixed) return
        if (text.length <= SMALL) {
            reserve(text.length * 3 + extra)
        } else if (capacity - size < text.length * 3L + extra) {
            reserve(Utf8.byteLength(text) + extra)
        }
    }

    private fun grow(count: Int) {
        if (isFixed) throw IndexOutOfBoundsException("the target array of ${bytes.size} bytes is too small: $count more needed at $size")
        val needed = size.toLong() + count
        if (count < 0 || needed > MAX_CAPACITY) throw IndexOutOfBoundsException("more than $MAX_CAPACITY bytes in one message")
        bytes = bytes.copyOf(maxOf(needed, minOf(bytes.size * 2L, MAX_CAPACITY.toLong()), MIN_CAPACITY.toLong()).toInt())
    }

    /** Gives the storage up when it is larger than [capacity] bytes, so that one giant message is not kept. */
    public fun trim(capacity: Int) {
        if (!isFixed && bytes.size > capacity) bytes = ByteArray(0)
    }

    /** Appends the bytes of [source] in [[start], [end]). */
    public fun append(source: ByteArray, start: Int, end: Int) {
        reserve(end - start)
        copyBytes(source, start, end, bytes, size)
        size += end - start
    }

    /** Appends all of [source]. */
    public fun append(source: BriefBytes) {
        reserve(source.size)
        source.copyInto(bytes, size, if (isFixed) source.size else capacity - size)
        size += source.size
    }

    /** Appends one byte. */
    public fun append(value: Byte) {
        reserve(1)
        bytes[size++] = value
    }

    /** Appends [count] zeros. */
    public fun appendZeros(count: Int) {
        reserve(count)
        if (count <= 8 && !isFixed && bytes.size - size >= 8) {
            bytes.writeIntLe(size, 0)
            bytes.writeIntLe(size + 4, 0)
        } else {
            for (index in size until size + count) bytes[index] = 0 // reused storage holds old bytes
        }
        size += count
    }

    @InternalOctavoApi
    public companion object {
        private const val MIN_CAPACITY = 256

        /** Characters up to which reserving too much is cheaper than counting. */
        private const val SMALL = 340

        /** The largest array every platform can allocate. */
        public const val MAX_CAPACITY: Int = Int.MAX_VALUE - 8
    }
}
