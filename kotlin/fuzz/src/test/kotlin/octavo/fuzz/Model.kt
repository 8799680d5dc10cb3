package octavo.fuzz

import octavo.flex.FlexBuilder
import octavo.flex.FlexMap
import octavo.flex.FlexType
import octavo.flex.FlexValue
import octavo.flex.FlexVector

/*
 * A document as plain Kotlin values, for comparison: null, Boolean, Long, ULong (where Long is too small), Double, String, Blob,
 * List and Map. Values of different kinds are never equal, and doubles are equal when their bits are.
 */

/** Bytes that are equal when their content is. */
internal data class Blob(val content: List<Byte>)

/** Reads the whole of a value out of its message. */
internal fun FlexValue.toModel(): Any? = when (type) {
    FlexType.NULL -> null
    FlexType.BOOL -> boolean
    FlexType.INT, FlexType.INDIRECT_INT -> long
    FlexType.UINT, FlexType.INDIRECT_UINT -> integer(uLong)
    FlexType.FLOAT, FlexType.INDIRECT_FLOAT -> double
    FlexType.KEY, FlexType.STRING -> string
    FlexType.BLOB -> Blob(blob.toByteArray().asList())
    FlexType.MAP -> map.toModel()
    else -> vector.toModel()
}

private fun FlexMap.toModel(): Map<String, Any?> = (0 until size).associate { keyAt(it).toString() to valueAt(it).toModel() }

private fun FlexVector.toModel(): List<Any?> = (0 until size).map { get(it).toModel() }

/** The one form of an integer: Long where it fits, else ULong. */
internal fun integer(value: ULong): Any = if (value <= Long.MAX_VALUE.toULong()) value.toLong() else value

/** Writes the whole of a model value. */
internal fun FlexBuilder.putModel(value: Any?) {
    when (value) {
        null -> putNull()
        is Boolean -> put(value)
        is Long -> put(value)
        is ULong -> put(value)
        is Double -> put(value)
        is String -> put(value)
        is Blob -> putBlob(value.content.toByteArray())
        is List<*> -> vector { value.forEach { putModel(it) } }
        is Map<*, *> -> map { value.forEach { (key, entry) -> putEntry(key as String, entry) } }
        else -> error("not a model value: $value")
    }
}

private fun FlexBuilder.putEntry(key: String, value: Any?) {
    key(key)
    putModel(value)
}

/** Says whether JSON can hold the value: it has no NaN and no infinities. */
internal fun hasJson(value: Any?): Boolean = when (value) {
    is Double -> value.isFinite()
    is List<*> -> value.all { hasJson(it) }
    is Map<*, *> -> value.values.all { hasJson(it) }
    else -> true
}
