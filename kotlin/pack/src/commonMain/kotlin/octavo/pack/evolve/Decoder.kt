package octavo.pack.evolve

import octavo.core.OctavoException
import octavo.pack.schema.Schema
import kotlin.jvm.JvmOverloads

/**
 * Decodes messages of a [schema] that is not its values' own: what `reading` returns. Safe for use by several threads.
 *
 * @property schema the writer's schema, which all messages have
 */
public class Decoder<out T> internal constructor(public val schema: Schema, private val read: (ByteArray, Int, Int) -> T) {
    /** Returns the value of the message in [[fromIndex], [toIndex]) of [bytes]; throws [OctavoException] when there is none. */
    @JvmOverloads
    public fun decode(bytes: ByteArray, fromIndex: Int = 0, toIndex: Int = bytes.size): T = read(bytes, fromIndex, toIndex)
}
