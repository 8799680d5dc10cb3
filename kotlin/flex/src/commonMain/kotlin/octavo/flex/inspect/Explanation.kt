package octavo.flex.inspect

import octavo.core.Utf8
import octavo.core.number.DoubleText
import octavo.flex.FlexBytes
import octavo.flex.FlexType

/** Explains the unit of [region] that begins at [at]. */
internal fun explanation(bytes: ByteArray, region: FlexRegion, at: Int): String {
    val node = region.node ?: return if (region.role == FlexRole.PADDING) "padding" else "unreferenced"
    val width = region.unitByteCount
    val index = (at - region.start) / width
    return when (region.role) {
        FlexRole.ROOT -> "root: " + slot(bytes, node, at, width)
        FlexRole.ROOT_TYPE -> "root type: " + packedType(bytes, at)
        FlexRole.ROOT_WIDTH -> "root width: ${bytes[at]}"
        FlexRole.KEY -> "key \"${text(bytes, at, region.end, MAX_TEXT)}\""
        FlexRole.KEY_VECTOR_SIZE -> "key vector size: ${unsigned(bytes, at, width)}"
        FlexRole.KEY_VECTOR -> "key $index: offset to key at ${target(bytes, at, width)}"
        FlexRole.MAP_KEYS -> "offset to key vector at ${target(bytes, at, width)}"
        FlexRole.MAP_KEYS_WIDTH -> "key vector width: ${unsigned(bytes, at, width)}"
        FlexRole.SIZE -> "${node.typeName} size: ${unsigned(bytes, at, width)}"
        FlexRole.SCALAR, FlexRole.OFFSET -> slot(bytes, node, at, width)
        FlexRole.ELEMENTS -> "$index: " + scalarText(bytes, scalarType(node.type), at, width)
        FlexRole.TYPES -> "type $index: " + packedType(bytes, at)
        FlexRole.INDIRECT -> "${node.typeName} ${scalarText(bytes, scalarType(node.type), at, width)}"
        FlexRole.STRING -> "string \"${text(bytes, at, region.end, MAX_TEXT)}\""
        FlexRole.BLOB -> "blob of ${node.count} bytes"
        FlexRole.KEY_TERMINATOR, FlexRole.STRING_TERMINATOR -> "terminator"
        FlexRole.PADDING, FlexRole.UNREFERENCED -> error("belongs to no node")
    }
}

private const val MAX_TEXT = 48

private fun slot(bytes: ByteArray, node: FlexNode, at: Int, width: Int): String =
    if (node.type.isInline) {
        if (node.type == FlexType.NULL) node.typeName else "${node.typeName} ${scalarText(bytes, node.type, at, width)}"
    } else {
        "offset to ${node.typeName} at ${target(bytes, at, width)}"
    }

private fun packedType(bytes: ByteArray, at: Int): String {
    val packedType = bytes[at].toInt() and 0xFF
    val type = FlexType.of(FlexBytes.typeOf(packedType))
    return "${type?.let(::nameOf)}, width ${FlexBytes.widthOf(packedType)}"
}

/** Returns the value of the scalar, key or string [node] as text; any other gives its size. */
internal fun valueText(bytes: ByteArray, node: FlexNode, maxBytes: Int): String = when {
    node.type == FlexType.KEY || node.type == FlexType.STRING -> "\"${text(bytes, node.position, node.position + node.count, maxBytes)}\""
    node.type == FlexType.BLOB -> "of ${node.count} bytes"
    node.type.isInline || node.type.isIndirect -> scalarText(bytes, scalarType(node.type), node.position, node.byteWidth)
    else -> "of ${node.count}"
}

private fun scalarText(bytes: ByteArray, type: FlexType, at: Int, width: Int): String = when (type) {
    FlexType.NULL -> "null"
    FlexType.INT -> FlexBytes.signedLong(bytes, at, width).toString()
    FlexType.UINT -> FlexBytes.unsignedLong(bytes, at, width).toULong().toString()
    FlexType.BOOL -> (FlexBytes.unsignedLong(bytes, at, width) != 0L).toString()
    FlexType.FLOAT -> DoubleText.string(FlexBytes.float(bytes, at, width))
    else -> "offset to ${nameOf(type)} at ${target(bytes, at, width)}"
}

private fun unsigned(bytes: ByteArray, at: Int, width: Int): Int = FlexBytes.unsigned(bytes, at, width)

private fun target(bytes: ByteArray, at: Int, width: Int): Int = FlexBytes.target(bytes, at, width)

/** Decodes at most [maxBytes] bytes, whole characters only; control characters are shown as JSON escapes. */
private fun text(bytes: ByteArray, start: Int, end: Int, maxBytes: Int): String {
    if (end - start <= maxBytes) return escaped(Utf8.decode(bytes, start, end))
    var cut = start + maxBytes
    while (cut > start && bytes[cut].toInt() and 0xC0 == 0x80) cut--
    return escaped(Utf8.decode(bytes, start, cut)) + "..."
}

private fun escaped(text: String): String = buildString(text.length) {
    for (char in text) {
        when {
            char == '"' || char == '\\' -> append('\\').append(char)
            char == '\n' -> append("\\n")
            char.isISOControl() -> append("\\u").append(char.code.toString(radix = 16).padStart(4, '0'))
            else -> append(char)
        }
    }
}
