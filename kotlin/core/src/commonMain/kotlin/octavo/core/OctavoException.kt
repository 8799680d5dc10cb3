package octavo.core

import kotlinx.serialization.SerializationException
import kotlin.jvm.Transient

/**
 * Thrown when bytes cannot be decoded into a value, or a value cannot be encoded: [MalformedException] or [MismatchException].
 *
 * It is a SerializationException, which frameworks catch around any format of kotlinx.serialization.
 *
 * @property expected what was expected, in words
 * @property found what was found instead, in words
 * @property offset the byte offset of the fault in the input, or -1 when there is no single place
 * @property path the place in the value as a JSON Pointer ("" is the root), or null when it is not known
 */
public sealed class OctavoException(
    private val family: String,
    expected: String,
    found: String,
    public val offset: Long,
    path: String?,
    cause: Throwable?,
) : SerializationException(null, cause) {
    public val expected: String = brief(expected)
    public val found: String = brief(found)
    public var path: String? = path
        private set

    /** What finds the path on the way out of what reads. */
    @Transient
    private var search: (() -> String?)? = null

    /** Whether the path is still to be found. */
    @InternalOctavoApi
    public val isUnlocated: Boolean get() = search != null

    override val message: String? get() = buildString {
        append(family)
        if (offset >= 0) append(" at byte ").append(offset)
        if (!path.isNullOrEmpty()) append(" (").append(path).append(')')
        append(": expected ").append(expected).append(", found ").append(found)
    }.onOneLine()

    /** Has [search] find the path, but only when [locate] is called: who catches many errors, and goes on, needs the path of none. */
    @InternalOctavoApi
    public fun locateBy(search: () -> String?) {
        this.search = search
    }

    /** Finds the path, if that is still to be done; returns this. */
    @InternalOctavoApi
    public fun locate(): OctavoException {
        val search = search ?: return this
        this.search = null
        path = search()
        return this
    }

    /** Puts [steps], as a JSON Pointer, before the path: on the way out of the value that has the place inside; returns this. */
    @InternalOctavoApi
    public fun within(steps: String): OctavoException {
        locate()
        path = steps + path.orEmpty()
        return this
    }
}

/** Characters that are told. */
private const val MOST = 1000

/** What a message says of itself may be as long as the message. */
private fun brief(text: String): String = if (text.length <= MOST) text else text.substring(0, MOST) + "…"

/** Percent-encodes what breaks lines, and steers terminals: names in paths may have any of it. */
private fun String.onOneLine(): String =
    if (none(::isControl)) this else asIterable().joinToString("") { if (isControl(it)) percentEncoded(it) else "$it" }

private fun isControl(char: Char): Boolean = char.isISOControl() || char == '\u2028' || char == '\u2029'

private fun percentEncoded(char: Char): String =
    "$char".encodeToByteArray().joinToString("") { "%" + (it.toInt() and 0xFF).toString(16).uppercase().padStart(2, '0') }

/**
 * Thrown when bytes are not valid for their wire.
 *
 * @property kind the kind of fault, or null where the wire's specification defines no kinds
 */
public class MalformedException(
    expected: String,
    found: String,
    offset: Long,
    path: String? = null,
    public val kind: MalformedKind? = null,
) : OctavoException("malformed", expected, found, offset, path, null)

/**
 * Thrown when bytes are valid but not of the type that was asked for, or when a value cannot be written.
 *
 * The cause is the exception that the code of a class (a constructor, a conversion, a serializer written by hand) has thrown, if any.
 */
public class MismatchException(
    expected: String,
    found: String,
    offset: Long,
    path: String? = null,
    cause: Throwable? = null,
) : OctavoException("mismatch", expected, found, offset, path, cause)

/** Returns [thrown] if it is an error of this library, or else the mismatch that it causes while a value is written, which is at [path]. */
@InternalOctavoApi
public fun unwritable(thrown: Exception, path: String): OctavoException =
    (thrown as? OctavoException)?.within(path) ?: MismatchException("a value that can be written", "$thrown", -1, path, thrown)

/** Returns the mismatch of a class that refuses what was read, up to [offset], for the value at [path]. */
@InternalOctavoApi
public fun refused(thrown: Exception, offset: Long, path: String?): MismatchException =
    MismatchException("a value that its class accepts", "$thrown", offset, path, thrown)
