package octavo.flex.serialization

import octavo.flex.FlexBuilder
import octavo.flex.TypeCode
import octavo.flex.coder.FlexCoder
import octavo.flex.coder.FlexReader
import octavo.flex.coder.booleanArray
import octavo.flex.coder.byteArray
import octavo.flex.coder.doubleArray
import octavo.flex.coder.floatArray
import octavo.flex.coder.intArray
import octavo.flex.coder.longArray

// The arrays that are written in one piece.

/** Writes a blob. */
internal object BytesCoder : FlexCoder<ByteArray>("kotlin.ByteArray") {
    override fun encode(value: ByteArray, to: FlexBuilder): Unit = to.putBlob(value)

    override fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): ByteArray = from.byteArray(at, width, packedType)
}

internal object IntsCoder : FlexCoder<IntArray>("kotlin.IntArray") {
    override fun encode(value: IntArray, to: FlexBuilder): Unit = to.put(value)

    override fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): IntArray = from.intArray(at, width, packedType)
}

internal object LongsCoder : FlexCoder<LongArray>("kotlin.LongArray") {
    override fun encode(value: LongArray, to: FlexBuilder): Unit = to.put(value)

    override fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): LongArray = from.longArray(at, width, packedType)
}

internal object FloatsCoder : FlexCoder<FloatArray>("kotlin.FloatArray") {
    override fun encode(value: FloatArray, to: FlexBuilder): Unit = to.put(value)

    override fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): FloatArray = from.floatArray(at, width, packedType)
}

internal object DoublesCoder : FlexCoder<DoubleArray>("kotlin.DoubleArray") {
    override fun encode(value: DoubleArray, to: FlexBuilder): Unit = to.put(value)

    override fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): DoubleArray = from.doubleArray(at, width, packedType)
}

internal object BooleansCoder : FlexCoder<BooleanArray>("kotlin.BooleanArray") {
    override fun encode(value: BooleanArray, to: FlexBuilder): Unit = to.put(value)

    override fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): BooleanArray = from.booleanArray(at, width, packedType)
}
