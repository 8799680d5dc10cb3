package octavo.pack.generic

import octavo.core.Limits
import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.core.OctavoException
import octavo.pack.schema.Schema
import kotlin.jvm.JvmOverloads

/**
 * Encodes and decodes plain values of a [schema] that is known only at run time. Safe for use by several threads.
 *
 * | type | value |
 * |---|---|
 * | `bool` | Boolean |
 * | `u64`, `vu64`; other integers | ULong; Long; any integer in range is written |
 * | `f32`, `f64` | Float, Double |
 * | `str`, `shared` | String |
 * | `bytes`, `dynamic` | ByteArray |
 * | enum; flags | String; Set of String |
 * | `T?` | null if there is none |
 * | list, array, tuple | List |
 * | map | List of Pair of key and value |
 * | struct, open struct | Map by name, without the fields of sections that the message does not have |
 * | union | Pair of the case's name and its struct |
 * | columns | List of Map by name |
 *
 * @property schema the type of every message
 * @property limits the limits on messages
 */
public class GenericCoder @JvmOverloads constructor(public val schema: Schema, public val limits: Limits = Limits.DEFAULT) {
    private val root = TypeCoders().of(schema).lone

    /** Returns the message of [value]; throws [MismatchException], with the path, when a part of it is not of the schema. */
    public fun encode(value: Any?): ByteArray = root.message(value, limits.maxDepth)

    /** Returns the value of the message in [[fromIndex], [toIndex]) of [bytes]; throws [MalformedException] when it is malformed. */
    @JvmOverloads
    public fun decode(bytes: ByteArray, fromIndex: Int = 0, toIndex: Int = bytes.size): Any? =
        root.value(MessageSource(bytes, fromIndex, toIndex, limits))

    /** Returns the fault of the message in [[fromIndex], [toIndex]) of [bytes], or null if it has none. */
    @JvmOverloads
    public fun explain(bytes: ByteArray, fromIndex: Int = 0, toIndex: Int = bytes.size): MalformedException? = try {
        root.value(MessageSource(bytes, fromIndex, toIndex, limits, keeps = false))
        null
    } catch (malformed: MalformedException) {
        malformed
    }

    /** Returns the exact error for a [rough] one of a reader that has come to byte [at] of the array, with [depth] values open around it. */
    internal fun exact(rough: OctavoException, at: Int, depth: Int, bytes: ByteArray, fromIndex: Int, toIndex: Int): OctavoException {
        if (rough is MismatchException) return rough.within(path(SearchingTrail(at, depth, rough.cause != null), bytes, fromIndex, toIndex))
        return explain(bytes, fromIndex, toIndex)
            ?: rough.within(path(SearchingTrail(fromIndex + rough.offset.toInt(), limits.maxDepth, false), bytes, fromIndex, toIndex))
    }

    private fun path(trail: SearchingTrail, bytes: ByteArray, fromIndex: Int, toIndex: Int): String {
        try {
            root.value(MessageSource(bytes, fromIndex, toIndex, limits, trail, keeps = false).also { trail.source = it })
        } catch (_: MalformedException) {
            // behind the value, since that has been read
        }
        return trail.found.orEmpty()
    }
}
