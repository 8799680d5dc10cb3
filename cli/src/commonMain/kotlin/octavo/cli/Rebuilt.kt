package octavo.cli

import octavo.flex.Flex
import octavo.flex.FlexBuilder
import octavo.flex.FlexMap
import octavo.flex.FlexOptions
import octavo.flex.FlexType
import octavo.flex.FlexValue
import octavo.flex.FlexVector

/** Writes [message] again as [options] say. */
internal fun rebuilt(message: ByteArray, options: FlexOptions): ByteArray = Flex.build(options) { putCopy(Flex.read(message)) }

private fun FlexBuilder.putCopy(value: FlexValue) {
    when (value.type) {
        FlexType.NULL -> putNull()
        FlexType.BOOL -> put(value.boolean)
        FlexType.INT, FlexType.INDIRECT_INT -> put(value.long)
        FlexType.UINT, FlexType.INDIRECT_UINT -> put(value.uLong)
        FlexType.FLOAT, FlexType.INDIRECT_FLOAT -> put(value.double)
        FlexType.STRING -> put(value.string)
        FlexType.KEY -> putKey(value.string)
        FlexType.BLOB -> putBlob(value.blob.toByteArray())
        FlexType.MAP -> putEntries(value.map)
        else -> putElements(value.vector, value.type)
    }
}

private fun FlexBuilder.putEntries(map: FlexMap): Unit = map {
    for (index in 0 until map.size) {
        key(map.keyAt(index).toString())
        putCopy(map.valueAt(index))
    }
}

/** A typed vector stays one, and a fixed one fixed. */
private fun FlexBuilder.putElements(vector: FlexVector, type: FlexType) {
    val start = startVector()
    for (index in 0 until vector.size) putCopy(vector[index])
    if (type == FlexType.VECTOR || vector.size == 0) endVector(start) else endTypedVector(start, fixed = type.fixedSize > 0)
}
