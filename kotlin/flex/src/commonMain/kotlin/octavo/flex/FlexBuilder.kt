package octavo.flex

import octavo.core.ByteOutput
import octavo.core.Limits
import octavo.core.MismatchException
import octavo.core.OctavoException
import octavo.core.copyOfMessage
import octavo.core.roundToFloat
import octavo.core.unwritable
import octavo.flex.coder.FlexShape
import octavo.flex.coder.NumberBuffers
import octavo.flex.emit.FlexEmitter
import octavo.flex.emit.Frames
import octavo.flex.emit.Frames.Companion.MAP
import octavo.flex.emit.Frames.Companion.STRUCT
import octavo.flex.emit.Frames.Companion.VECTOR
import octavo.flex.emit.InlineEmitter
import octavo.flex.emit.MessageOutput
import octavo.flex.emit.OpenPath
import octavo.flex.emit.PlannedEmitter
import octavo.flex.emit.floatWidth
import octavo.flex.emit.packedType
import octavo.flex.emit.signedWidth
import octavo.flex.emit.unsignedWidth
import kotlin.jvm.JvmName
import kotlin.jvm.JvmOverloads
import kotlin.jvm.JvmSynthetic

/**
 * Builds a FlexBuffers message value by value.
 *
 * A builder makes one message after another: [finish] returns the message and makes the builder ready for the next.
 * It is not safe for use by several threads at once. In a map every value follows its [key]; keys come in any order.
 *
 * After a call has thrown, only [clear] ends the message; a [finish] whose target fails may be called again.
 */
public class FlexBuilder @JvmOverloads constructor(public val options: FlexOptions = FlexOptions()) {
    private val emitter: FlexEmitter = if (options.profile == FlexProfile.SIZE) PlannedEmitter(options) else InlineEmitter(options)
    private val stack = emitter.stack
    private val storage = emitter.message

    @PublishedApi
    @get:JvmSynthetic
    internal val numbers: NumberBuffers = NumberBuffers()

    private val frames = Frames()
    private val openPath = OpenPath(frames, emitter)
    private var depth = 0

    /** The key of the next value, [NO_KEY] in a map that has none for it, or [KEYLESS] elsewhere. */
    private var pendingKey = KEYLESS

    /** The key given last in the innermost container, or [NO_KEY] when that has failed: where an error has happened. */
    private var lastKey = NO_KEY

    /** How many values the stack still had when the message was complete, or -1: its target may fail, and another be given. */
    private var sizeWhenComplete = -1

    /** Whether a struct has failed: what had been put of it is in the message. */
    private var hasFailed = false

    /** Puts the key of the value that follows; [name] must not contain NUL. */
    public fun key(name: String) {
        if (pendingKey != NO_KEY) refuseKey()
        lastKey = NO_KEY
        pendingKey = emitter.internKey(name)
        lastKey = pendingKey
    }

    /** Puts the key of the value that follows: the bytes in [[fromIndex], [toIndex]) of [utf8], which must be valid UTF-8 without NUL. */
    public fun key(utf8: ByteArray, fromIndex: Int, toIndex: Int) {
        if (pendingKey != NO_KEY) refuseKey()
        requireSpan(fromIndex, toIndex, utf8.size)
        lastKey = NO_KEY
        pendingKey = emitter.internKey(utf8, fromIndex, toIndex)
        lastKey = pendingKey
    }

    /** Returns the key for a value that is about to be written. */
    private fun takeKey(): Int {
        val key = pendingKey
        if (key == NO_KEY) refuseValue()
        pendingKey = pendingKeyBehind(key)
        return key
    }

    /** Returns what [pendingKey] is behind the value that has this [key]. */
    private fun pendingKeyBehind(key: Int): Int = if (key >= 0) NO_KEY else KEYLESS

    // Apart from what puts values, so that it stays short: see checkRange in core.

    private fun refuseKey(): Nothing {
        check(pendingKey != KEYLESS) { "a key was given outside a map" }
        throw IllegalStateException("a second key was given where a value was expected")
    }

    private fun refuseValue(): Nothing = throw IllegalStateException("a value in a map needs a key first")

    private fun refuseDepth(): Nothing = throw IllegalStateException("containers are nested deeper than ${Limits.MAX_SUPPORTED_DEPTH}")

    private fun refuseEnd(): Nothing = throw IllegalStateException("the container that ends is not the one that was started last")

    private fun refuseCount(found: Int, expected: Int): Nothing =
        throw IllegalStateException("$found values were put for $expected names")

    /** Puts a null. */
    public fun putNull(): Unit = stack.push(packedType(TypeCode.NULL, 0), 0, takeKey())

    /** Puts a boolean. */
    public fun put(value: Boolean): Unit = stack.push(packedType(TypeCode.BOOL, 0), if (value) 1 else 0, takeKey())

    /** Puts a signed integer. */
    public fun put(value: Int): Unit = stack.push(packedType(TypeCode.INT, signedWidth(value)), value, takeKey())

    /** Puts a signed integer. */
    public fun put(value: Long): Unit = stack.push(packedType(TypeCode.INT, signedWidth(value)), value, takeKey())

    /** Puts an unsigned integer; `putUnsigned` in Java. */
    @JvmName("putUnsigned")
    public fun put(value: UInt): Unit = put(value.toULong())

    /** Puts an unsigned integer; `putUnsigned` in Java. */
    @JvmName("putUnsigned")
    public fun put(value: ULong): Unit = stack.push(packedType(TypeCode.UINT, unsignedWidth(value.toLong())), value.toLong(), takeKey())

    /** Puts a float of 4 bytes. */
    public fun put(value: Float): Unit = stack.push(packedType(TypeCode.FLOAT, 2), rounded(value), takeKey())

    /** Puts a float of 8 bytes, or of 4 bytes when they hold [value] exactly. */
    public fun put(value: Double): Unit = stack.push(packedType(TypeCode.FLOAT, width(value)), value, takeKey())

    /** JavaScript has no floats: what a program takes for one may have the digits of a double. */
    private fun rounded(value: Float): Double = value.toDouble().roundToFloat().toDouble()

    /** The reference builder stores a NaN that came as a double in 8 bytes. */
    private fun width(value: Double): Int = if (options.profile == FlexProfile.REFERENCE && value.isNaN()) 3 else floatWidth(value)

    /** Puts a string; throws [MismatchException] when it has a lone surrogate. */
    public fun put(value: String): Unit = emitter.string(value, takeKey())

    /** Puts the string in [[fromIndex], [toIndex]) of [utf8], which must be valid UTF-8. */
    public fun putString(utf8: ByteArray, fromIndex: Int, toIndex: Int) {
        requireSpan(fromIndex, toIndex, utf8.size)
        emitter.string(utf8, fromIndex, toIndex, takeKey())
    }

    /** Puts a value of the key type, a string that is shared with the keys of maps; [name] must not contain NUL. */
    public fun putKey(name: String): Unit = emitter.keyValue(name, takeKey())

    /** Puts the bytes in [[fromIndex], [toIndex]) of [bytes] as a blob. */
    @JvmOverloads
    public fun putBlob(bytes: ByteArray, fromIndex: Int = 0, toIndex: Int = bytes.size) {
        requireSpan(fromIndex, toIndex, bytes.size)
        emitter.blob(bytes, fromIndex, toIndex, takeKey())
    }

    /** Puts a signed integer outside its container, so that the container stays narrow; the size profile makes this choice itself. */
    public fun putIndirect(value: Long): Unit = emitter.indirect(packedType(TypeCode.INT, signedWidth(value)), value, takeKey())

    /** Puts an unsigned integer outside its container; `putIndirectUnsigned` in Java. */
    @JvmName("putIndirectUnsigned")
    public fun putIndirect(value: ULong): Unit =
        emitter.indirect(packedType(TypeCode.UINT, unsignedWidth(value.toLong())), value.toLong(), takeKey())

    /** Puts a float of 4 bytes outside its container. */
    public fun putIndirect(value: Float): Unit = emitter.indirect(packedType(TypeCode.FLOAT, 2), rounded(value).toBits(), takeKey())

    /** Puts a float of 8 bytes, or of 4 bytes when they hold [value] exactly, outside its container. */
    public fun putIndirect(value: Double): Unit = emitter.indirect(packedType(TypeCode.FLOAT, width(value)), value.toBits(), takeKey())

    /** Puts the integers in [[fromIndex], [toIndex]) of [values] as a typed vector. */
    @JvmOverloads
    public fun put(values: LongArray, fromIndex: Int = 0, toIndex: Int = values.size) {
        requireSpan(fromIndex, toIndex, values.size)
        emitter.longs(values, fromIndex, toIndex, takeKey())
    }

    /** Puts the integers in [[fromIndex], [toIndex]) of [values] as a typed vector. */
    @JvmOverloads
    public fun put(values: IntArray, fromIndex: Int = 0, toIndex: Int = values.size) {
        requireSpan(fromIndex, toIndex, values.size)
        emitter.ints(values, fromIndex, toIndex, takeKey())
    }

    /** Puts the floats in [[fromIndex], [toIndex]) of [values] as a typed vector. */
    @JvmOverloads
    public fun put(values: DoubleArray, fromIndex: Int = 0, toIndex: Int = values.size) {
        requireSpan(fromIndex, toIndex, values.size)
        emitter.doubles(values, fromIndex, toIndex, takeKey())
    }

    /** Puts the floats in [[fromIndex], [toIndex]) of [values] as a typed vector. */
    @JvmOverloads
    public fun put(values: FloatArray, fromIndex: Int = 0, toIndex: Int = values.size) {
        requireSpan(fromIndex, toIndex, values.size)
        emitter.floats(values, fromIndex, toIndex, takeKey())
    }

    /** Puts the booleans in [[fromIndex], [toIndex]) of [values] as a typed vector. */
    @JvmOverloads
    public fun put(values: BooleanArray, fromIndex: Int = 0, toIndex: Int = values.size) {
        requireSpan(fromIndex, toIndex, values.size)
        emitter.booleans(values, fromIndex, toIndex, takeKey())
    }

    /** Opens a map and returns its start, to be passed to [endMap]. */
    public fun startMap(): Int = start(MAP)

    /** Opens a vector and returns its start, to be passed to [endVector] or [endTypedVector]. */
    public fun startVector(): Int = start(VECTOR)

    private fun start(kind: Int): Int {
        if (depth == Limits.MAX_SUPPORTED_DEPTH) refuseDepth()
        frames.enter(depth, kind, takeKey(), stack)
        depth++
        lastKey = NO_KEY
        pendingKey = if (kind == MAP) NO_KEY else KEYLESS
        return stack.size
    }

    /** Closes the map that [startMap] opened; throws [DuplicateKeyException] when a key was put twice. */
    public fun endMap(start: Int) {
        check(pendingKey < 0) { "the last key of a map has no value" }
        end(start, MAP) { emitter.endMap(start, it) }
    }

    /** Closes the vector that [startVector] opened; it becomes a typed vector if all its values are integers, floats, booleans or keys. */
    public fun endVector(start: Int): Unit = end(start, VECTOR) { emitter.endVector(start, it) }

    /**
     * Closes the vector that [startVector] opened, as a typed vector; all its values must be of one scalar type, or keys.
     *
     * A [fixed] vector has 2, 3 or 4 numbers and no size field; compat and the size profile choose the form themselves.
     */
    @JvmOverloads
    public fun endTypedVector(start: Int, fixed: Boolean = false): Unit = end(start, VECTOR) { key ->
        require(stack.size == start || stack.commonType(start) >= 0) {
            "the values of a typed vector must all be of one type: integer, unsigned, float, key or boolean"
        }
        require(!fixed || (stack.size - start in 2..4 && stack.type(start) <= TypeCode.FLOAT)) { "a fixed vector has 2, 3 or 4 numbers" }
        emitter.endTypedVector(start, fixed, key)
    }

    /** Opens the map of a struct, whose values are put without keys, and returns its start, to be passed to [endStruct]. */
    public fun startStruct(): Int = start(STRUCT)

    /** Closes the map that [startStruct] opened; one value must have been put for each name of [shape], in their order. */
    public fun endStruct(start: Int, shape: FlexShape): Unit = end(start, STRUCT) { key ->
        if (stack.size - start != shape.size) refuseCount(stack.size - start, shape.size)
        emitter.endStruct(start, shape, key)
    }

    /** Closes the map that [startStruct] opened, with a value put for each of [count] names of [shape], which [property] gives. */
    internal inline fun endStruct(start: Int, shape: FlexShape, count: Int, property: (index: Int) -> Int) {
        if (stack.size - start != count) refuseCount(stack.size - start, count)
        for (at in start until stack.size) stack.keys[at] = emitter.internKey(shape.names[property(at - start)])
        endKeyedStruct(start)
    }

    private fun endKeyedStruct(start: Int): Unit = end(start, STRUCT) { emitter.endMap(start, it) }

    /** Has [emit] write the innermost container, whose key it is given; where that fails the container stays open, as the place of the error. */
    private inline fun end(start: Int, kind: Int, emit: (key: Int) -> Unit) {
        emit(innermost(start, kind))
        leave()
    }

    /** Returns the key of the innermost container, which must be of this [kind] and have begun at [start]. */
    private fun innermost(start: Int, kind: Int): Int {
        if (depth == 0 || !frames.matches(depth - 1, start, kind)) refuseEnd()
        return frames.key(depth - 1)
    }

    private fun leave() {
        depth--
        frames.leave(depth, stack)
        lastKey = frames.key(depth)
        pendingKey = pendingKeyBehind(lastKey)
    }

    /** Returns the exception for [thrown], with the path inside the innermost open struct, which has this [shape]; discards the struct. */
    public fun failure(thrown: Exception, shape: FlexShape): OctavoException {
        var frame = depth - 1
        while (frame > 0 && frames.kind(frame) != STRUCT) frame--
        return unwritable(thrown, path(frame) { _, index -> shape.names.getOrNull(index) }).also { forget(frame) }
    }

    /** Returns the path from container number [from] to the value that comes next: see [OpenPath]. */
    internal fun path(from: Int, name: (struct: Int, index: Int) -> String?): String = openPath.to(depth, from, lastKey, name)

    /** Forgets container number [frame] and all that is in it. */
    private fun forget(frame: Int) {
        hasFailed = true
        stack.truncate(frames.start(frame))
        lastKey = frames.key(frame)
        depth = frame
    }

    /** Puts a map of the keys and values that [block] puts. */
    public inline fun map(block: FlexBuilder.() -> Unit) {
        val start = startMap()
        block()
        endMap(start)
    }

    /** Puts a vector of the values that [block] puts. */
    public inline fun vector(block: FlexBuilder.() -> Unit) {
        val start = startVector()
        block()
        endVector(start)
    }

    /** Returns the message and makes the builder ready for the next one; on JS it may be a part of a larger buffer. */
    public fun finish(): ByteArray {
        complete()
        val message = storage.bytes.copyOfMessage(0, storage.size)
        clear()
        return message
    }

    /**
     * Copies the message into [target] from [at] on and returns the index after it. Throws [IndexOutOfBoundsException] when it does not
     * fit; the message is kept, and may be written to another target.
     */
    public fun finish(target: ByteArray, at: Int): Int {
        complete()
        if (at < 0 || storage.size > target.size - at) {
            throw IndexOutOfBoundsException("a message of ${storage.size} bytes does not fit at $at of ${target.size}")
        }
        val end = at + storage.size
        storage.bytes.copyInto(target, at, 0, storage.size)
        clear()
        return end
    }

    /** Hands the message to [output] in one piece. */
    public fun finish(output: ByteOutput) {
        complete()
        output.write(storage.bytes, 0, storage.size)
        clear()
    }

    private fun complete() {
        check(emitter.message === storage) { "a message that goes straight into an array ends with finishInPlace" }
        if (sizeWhenComplete >= 0) return check(stack.size == sizeWhenComplete) { "a value was put after the message was complete" }
        checkComplete()
        emitter.finish()
        sizeWhenComplete = stack.size
    }

    private fun checkComplete() {
        check(!hasFailed) { "a value of this message has failed" }
        check(depth == 0) { "$depth containers are still open" }
        check(stack.size == 1) { "a message has exactly one root value, this one has ${stack.size}" }
    }

    /**
     * Lets the next message go straight into [target] from [at] on: end it with [finishInPlace]; nothing is copied.
     *
     * Leave room for the longest string once more: a string is written before it is found to be shared.
     */
    public fun startInPlace(target: ByteArray, at: Int) {
        requireSpan(at, target.size, target.size)
        clear()
        emitter.message = MessageOutput(target, at)
    }

    /** Completes the message that [startInPlace] began and returns where it ends. */
    public fun finishInPlace(): Int {
        check(emitter.message !== storage) { "finishInPlace needs startInPlace" }
        checkComplete()
        emitter.finish()
        val end = emitter.message.size
        clear()
        return end
    }

    /** Forgets what has been put; the builder is as new. */
    public fun clear() {
        storage.size = 0
        storage.trim(KEPT_CAPACITY)
        if (emitter.message !== storage) emitter.message = storage
        emitter.clear()
        depth = 0
        pendingKey = KEYLESS
        sizeWhenComplete = -1
        hasFailed = false
    }

    private companion object {
        const val NO_KEY = -1
        const val KEYLESS = -2

        /** Storage kept between messages: a megabyte holds most documents and is no burden to a thread. */
        const val KEPT_CAPACITY = 1 shl 20
    }
}
