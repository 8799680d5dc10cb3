package octavo.pack

import kotlinx.serialization.BinaryFormat
import kotlinx.serialization.DeserializationStrategy
import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.SerializationStrategy
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.modules.SerializersModule
import kotlinx.serialization.serializer
import octavo.core.encodeWithinStack
import octavo.core.noCoder
import octavo.core.unwritable
import octavo.core.withinStack
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema
import octavo.pack.serialization.SerialFormat
import kotlin.jvm.JvmOverloads
import kotlin.reflect.KClass

/** The pack format: encodes and decodes messages. [Pack.Default] has the default configuration. */
public open class Pack internal constructor(public val configuration: PackConfiguration) : BinaryFormat {
    private val serialFormat = SerialFormat(configuration)
    override val serializersModule: SerializersModule get() = configuration.serializersModule

    /**
     * Returns the message of [value], written by [serializer]. It is that of the generated coder, if a class has both and its annotations
     * tell both the same: serializers ignore `@Fixed`, `@Shared`, `@Columns` and open structs, and also `@Name`, `@Convert` and
     * `@Transient`s other than kotlinx's own, unless kotlinx's annotations beside them say the same.
     */
    override fun <T> encodeToByteArray(serializer: SerializationStrategy<T>, value: T): ByteArray =
        encodeWithinStack { serialFormat.encode(serializer, value) }

    /** Returns the value of the message that fills [bytes], read by [deserializer]; throws OctavoException for malformed bytes. */
    override fun <T> decodeFromByteArray(deserializer: DeserializationStrategy<T>, bytes: ByteArray): T =
        withinStack { serialFormat.decode(deserializer, bytes) }

    /** Returns the schema of the messages that a serializer with this [descriptor] writes. */
    public fun schemaOf(descriptor: SerialDescriptor): Schema = serialFormat.plans[descriptor].schema

    /** Returns the message of [value], written by the generated coder of [T], or else by its serializer. */
    public inline fun <reified T : Any> encode(value: T): ByteArray {
        val coder = coder(T::class) ?: return encodeToByteArray(serializerOf<T>(), value)
        return encode(coder, value)
    }

    /** Returns the value of the message that fills [bytes], read by the generated coder of [T], or else by its serializer. */
    public inline fun <reified T : Any> decode(bytes: ByteArray): T {
        val coder = coder(T::class) ?: return decodeFromByteArray(serializerOf<T>(), bytes)
        return decode(coder, bytes)
    }

    /** Returns the message of [value], written by [coder]. */
    public fun <T : Any> encode(coder: PackCoder<T>, value: T): ByteArray = encodeWithinStack {
        WriterPool.use {
            it.root(coder, value)
            it.finish()
        }
    }

    /**
     * Writes the message of [value] into [target] from [at] on and returns the index after it; throws [IndexOutOfBoundsException] when
     * it does not fit.
     */
    public fun <T : Any> encodeInto(coder: PackCoder<T>, value: T, target: ByteArray, at: Int): Int = encodeWithinStack {
        WriterPool.use {
            it.root(coder, value)
            it.finish(target, at)
        }
    }

    private fun <T : Any> PackWriter.root(coder: PackCoder<T>, value: T) {
        maxDepth = configuration.limits.maxDepth
        try {
            coder.encode(value, this)
        } catch (e: Exception) {
            throw unwritable(e, "")
        }
    }

    /** Returns the value of the message in [[fromIndex], [toIndex]) of [bytes], read by [coder]; throws OctavoException if malformed. */
    @JvmOverloads
    public fun <T : Any> decode(coder: PackCoder<T>, bytes: ByteArray, fromIndex: Int = 0, toIndex: Int = bytes.size): T =
        withinStack {
            ReaderPool.use {
                it.begin(bytes, fromIndex, toIndex, configuration.limits)
                it.root(coder, toIndex)
            }
        }

    /** What is malformed is looked for again, for its exact kind, place and path. */
    private fun <T : Any> PackReader.root(coder: PackCoder<T>, toIndex: Int): T = try {
        coder.decode(this).also { finish() }
    } catch (e: Exception) {
        throw GenericCoder(coder.schema, configuration.limits).exact(failure(e, start), at, depth, bytes, start, toIndex)
    }

    /** Returns the coder registered or generated for [type], or null: a generic type has none, whatever its arguments. */
    @PublishedApi
    internal fun <T : Any> coder(type: KClass<T>): PackCoder<T>? = configuration.coders[type] ?: generatedCoder(type)

    /** Returns the serializer of [T], which has no coder. */
    @PublishedApi
    internal inline fun <reified T : Any> serializerOf(): KSerializer<T> = try {
        serializersModule.serializer<T>()
    } catch (e: SerializationException) {
        throw SerializationException(noCoder(T::class), e)
    }

    /** The format with the default configuration. */
    public companion object Default : Pack(PackConfiguration())
}

/** Returns a format with the configuration of [from] as changed by [configure]. */
public fun Pack(from: Pack = Pack.Default, configure: PackConfiguration.Builder.() -> Unit): Pack =
    Pack(PackConfiguration.Builder(from.configuration).apply(configure).build())
