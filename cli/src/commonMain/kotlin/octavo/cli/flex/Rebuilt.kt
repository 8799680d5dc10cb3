package octavo.cli.flex

import octavo.flex.Flex
import octavo.flex.FlexBuilder
import octavo.flex.FlexMap
import octavo.flex.FlexOptions
import octavo.flex.FlexType
import octavo.flex.FlexValue
import octavo.flex.FlexVector

/** Writes [message] again as [options] say; throws [octavo.core.MalformedException] for what does not verify. */
internal fun rebuilt(message: ByteArray, options: FlexOptions): ByteArray {
    Flex.verify(message, limits = LIMITS)
    return Flex.build(options) { Rebuilding(this, Steps(message.size.toLong())).copy(Flex.read(message)) }
}

/** Copies values of verified messages into [builder]. */
internal class Rebuilding(private val builder: FlexBuilder, private val steps: Steps) {
    fun copy(value: FlexValue, keyLength: Int = 0) {
        steps.take(value, keyLength)
        when (value.type) {
            FlexType.NULL -> builder.putNull()
            FlexType.BOOL -> builder.put(value.boolean)
            FlexType.INT, FlexType.INDIRECT_INT -> builder.put(value.long)
            FlexType.UINT, FlexType.INDIRECT_UINT -> builder.put(value.uLong)
            FlexType.FLOAT, FlexType.INDIRECT_FLOAT -> builder.put(value.double)
            FlexType.STRING -> builder.put(value.string)
            FlexType.KEY -> builder.putKey(value.string)
            FlexType.BLOB -> builder.putBlob(value.blob.toByteArray())
            FlexType.MAP -> copyEntries(value.map)
            else -> copyElements(value.vector, value.type)
        }
    }

    private fun copyEntries(map: FlexMap): Unit = builder.map {
        for (index in 0 until map.size) {
            val key = map.keyAt(index)
            builder.key(key.toString())
            copy(map.valueAt(index), key.byteCount)
        }
    }

    /** A typed vector stays one, and a fixed one fixed. */
    private fun copyElements(vector: FlexVector, type: FlexType) {
        val start = builder.startVector()
        for (index in 0 until vector.size) copy(vector[index])
        val isTyped = type != FlexType.VECTOR && vector.size > 0
        if (isTyped) builder.endTypedVector(start, fixed = type.fixedSize > 0) else builder.endVector(start)
    }
}
