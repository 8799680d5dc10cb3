package octavo.pack

import octavo.core.Limits
import octavo.core.MalformedException
import octavo.pack.generic.GenericCoder
import kotlin.jvm.JvmOverloads
import kotlin.reflect.KClass

/** Writes and reads pack messages: the front door. [Pack.Default] is the format as it is unless configured. */
public open class Pack(public val coders: PackCoders = PackCoders.Default, public val limits: Limits = Limits.DEFAULT) {
    /** Returns the message of [value], written by the generated coder of [T]. */
    public inline fun <reified T : Any> encode(value: T): ByteArray = encode(coder(T::class), value)

    /** Returns the value of the message that fills [bytes], read by the generated coder of [T]. */
    public inline fun <reified T : Any> decode(bytes: ByteArray): T = decode(coder(T::class), bytes)

    /** Returns the message of [value], written by [coder]. */
    public fun <T : Any> encode(coder: PackCoder<T>, value: T): ByteArray = WriterPool.use {
        coder.encode(value, it)
        it.finish()
    }

    /** Writes the message of [value] into [target] from [at] on and returns where it ends; one that does not fit throws. */
    public fun <T : Any> encode(coder: PackCoder<T>, value: T, target: ByteArray, at: Int): Int = WriterPool.use {
        coder.encode(value, it)
        it.finish(target, at)
    }

    /** Returns the value of the message in [[fromIndex], [toIndex]) of [bytes], read by [coder]; malformed bytes throw [MalformedException]. */
    @JvmOverloads
    public fun <T : Any> decode(coder: PackCoder<T>, bytes: ByteArray, fromIndex: Int = 0, toIndex: Int = bytes.size): T = try {
        ReaderPool.use {
            it.begin(bytes, fromIndex, toIndex, limits)
            val value = coder.decode(it)
            it.finish()
            value
        }
    } catch (roughly: MalformedException) {
        throw GenericCoder(coder.schema, limits).explain(bytes, fromIndex, toIndex) ?: roughly
    }

    /** Returns the coder registered or generated for [type]: a generic type has none, whatever its arguments. */
    @PublishedApi
    internal fun <T : Any> coder(type: KClass<T>): PackCoder<T> =
        requireNotNull(coders[type] ?: generatedCoder(type)) { "$type has no pack coder: annotate it with @Struct, or register one" }

    /** The format as it is unless configured. */
    public companion object Default : Pack()
}
