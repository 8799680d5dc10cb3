package octavo.core

/**
 * Says why bytes could not be turned into a value: [MalformedException] or [MismatchException].
 *
 * @property expected what the reader needed here
 * @property found what stood here instead
 * @property offset byte offset in the input where it stood, or -1 when there is no single place
 * @property path the place in the value as a JSON Pointer ("" is the root), or null when it is not known
 */
public sealed class OctavoException(
    family: String,
    public val expected: String,
    public val found: String,
    public val offset: Long,
    public val path: String?,
) : RuntimeException(message(family, expected, found, offset, path))

/**
 * The bytes are not valid for their wire.
 *
 * @property kind what sort of fault it is, or null where the wire's specification has no sorts
 */
public class MalformedException(
    expected: String,
    found: String,
    offset: Long,
    path: String? = null,
    public val kind: MalformedKind? = null,
) : OctavoException("malformed", expected, found, offset, path)

/** The bytes are valid, but their shape is not the one that was asked for. */
public class MismatchException(
    expected: String,
    found: String,
    offset: Long,
    path: String? = null,
) : OctavoException("mismatch", expected, found, offset, path)

private fun message(family: String, expected: String, found: String, offset: Long, path: String?): String = buildString {
    append(family)
    if (offset >= 0) append(" at byte ").append(offset)
    if (!path.isNullOrEmpty()) append(" (").append(path).append(')')
    append(": expected ").append(expected).append(", found ").append(found)
}
