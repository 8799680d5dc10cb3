package octavo.flex

import kotlinx.serialization.BinaryFormat
import kotlinx.serialization.DeserializationStrategy
import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.SerializationStrategy
import kotlinx.serialization.modules.SerializersModule
import kotlinx.serialization.serializer
import octavo.core.GrowableBytes
import octavo.core.Limits
import octavo.core.MalformedException
import octavo.core.Utf8
import octavo.core.noCoder
import octavo.core.unwritable
import octavo.core.withinStack
import octavo.flex.coder.FlexCoder
import octavo.flex.coder.ReaderPool
import octavo.flex.coder.generatedCoder
import octavo.flex.emit.BuilderPool
import octavo.flex.json.JsonExport
import octavo.flex.json.JsonImport
import octavo.flex.json.JsonStyle
import octavo.flex.serialization.SerialFormat
import octavo.flex.verify.Verifier
import kotlin.jvm.JvmOverloads
import kotlin.jvm.JvmStatic
import kotlin.reflect.KClass

/** The flex format: builds, encodes, reads, decodes and verifies messages. [Flex.Default] has the default configuration. */
public open class Flex internal constructor(public val configuration: FlexConfiguration) : BinaryFormat {
    private val serialFormat = SerialFormat(configuration)
    override val serializersModule: SerializersModule get() = configuration.serializersModule

    /** Returns the message of [value], written by [serializer]; throws MismatchException with the cause when the serializer throws. */
    override fun <T> encodeToByteArray(serializer: SerializationStrategy<T>, value: T): ByteArray = serialFormat.encode(serializer, value)

    /**
     * Returns the value of the message that fills [bytes], read by [deserializer]; the bytes need not be verified.
     *
     * Throws OctavoException when the bytes are wrong or a property is missing, and, with the cause, when a serializer or a
     * constructor throws.
     */
    override fun <T> decodeFromByteArray(deserializer: DeserializationStrategy<T>, bytes: ByteArray): T =
        withinStack { serialFormat.decode(deserializer, bytes) }

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

    /** Returns the message of [value], written by [coder]. On JS a message of 65 to 8,192 bytes may be a part of a larger buffer. */
    public fun <T : Any> encode(coder: FlexCoder<T>, value: T): ByteArray = BuilderPool.use(configuration.options) {
        it.root(coder, value)
        it.finish()
    }

    /**
     * Writes the message of [value] into [target] from [at] on and returns the index after it; throws [IndexOutOfBoundsException] when
     * it does not fit.
     */
    public fun <T : Any> encodeInto(
        coder: FlexCoder<T>,
        value: T,
        target: ByteArray,
        at: Int,
    ): Int = BuilderPool.use(configuration.options) {
        it.root(coder, value)
        it.finish(target, at)
    }

    private fun <T : Any> FlexBuilder.root(coder: FlexCoder<T>, value: T) = try {
        coder.encode(value, this)
    } catch (e: Exception) {
        throw unwritable(e, path(0) { _, _ -> null })
    }

    /** Returns the value of the message in [[fromIndex], [toIndex]) of [bytes], read by [coder]; the bytes need not be verified. */
    @JvmOverloads
    public fun <T : Any> decode(coder: FlexCoder<T>, bytes: ByteArray, fromIndex: Int = 0, toIndex: Int = bytes.size): T = withinStack {
        ReaderPool.use {
            it.begin(bytes, fromIndex, toIndex, configuration.limits)
            it.root(coder)
        }
    }

    /** Returns the coder registered or generated for [type], or null: a generic type has none, whatever its arguments. */
    @PublishedApi
    internal fun <T : Any> coder(type: KClass<T>): FlexCoder<T>? = configuration.coders[type] ?: generatedCoder(type)

    /** Returns the serializer of [T], which has no coder. */
    @PublishedApi
    internal inline fun <reified T : Any> serializerOf(): KSerializer<T> = try {
        serializersModule.serializer<T>()
    } catch (e: SerializationException) {
        throw SerializationException(noCoder(T::class), e)
    }

    /** The format with the default configuration. */
    public companion object Default : Flex(FlexConfiguration()) {
        /** Returns the root of the message in [[fromIndex], [toIndex]) of [bytes]; the values below it are read when accessed. */
        @JvmStatic
        @JvmOverloads
        public fun read(bytes: ByteArray, fromIndex: Int = 0, toIndex: Int = bytes.size): FlexValue =
            read(ArrayMemory(bytes, fromIndex, toIndex))

        /** Returns the root of the message that fills [memory]. */
        @JvmStatic
        public fun read(memory: Memory): FlexValue {
            val end = memory.size
            if (end < MIN_SIZE) throw MalformedException("a message of at least $MIN_SIZE bytes", "$end", 0, path = "")
            val width = memory.byteAt(end - 1).toInt() and 0xFF
            if (!isWidth(width) || width > end - 2) {
                throw MalformedException("a root width of 1, 2, 4 or 8 that fits", "$width", end - 1, path = "")
            }
            val packedType = memory.byteAt(end - 2).toInt() and 0xFF
            return FlexValue(memory, end - 2 - width, width, packedType, null, 0)
        }

        /** Verifies the whole message in [[fromIndex], [toIndex]) of [bytes]; throws [MalformedException] when it is not valid. */
        @JvmStatic
        @JvmOverloads
        public fun verify(bytes: ByteArray, fromIndex: Int = 0, toIndex: Int = bytes.size, limits: Limits = Limits.DEFAULT): Unit =
            verify(ArrayMemory(bytes, fromIndex, toIndex), limits)

        /** Verifies the whole message that fills [memory]; throws [MalformedException] when it is not valid. */
        @JvmStatic
        @JvmOverloads
        public fun verify(memory: Memory, limits: Limits = Limits.DEFAULT): Unit = Verifier(memory, limits).verify()

        /** Returns a message of the one value that [block] puts. */
        @JvmStatic
        @JvmOverloads
        public fun build(options: FlexOptions = FlexOptions(), block: FlexBuilder.() -> Unit): ByteArray =
            BuilderPool.use(options) { it.apply(block).finish() }

        /** Returns the message for the JSON text [json]; see [JsonImport]. */
        @JvmStatic
        @JvmOverloads
        public fun fromJson(json: ByteArray, options: FlexOptions = FlexOptions(), limits: Limits = Limits.DEFAULT): ByteArray =
            build(options) { JsonImport(options, limits).read(json, this) }

        /** Returns the message for the JSON text [json]; see [JsonImport]. */
        @JvmStatic
        @JvmOverloads
        public fun fromJson(json: String, options: FlexOptions = FlexOptions(), limits: Limits = Limits.DEFAULT): ByteArray =
            fromJson(utf8(json), options, limits)

        private fun utf8(text: String): ByteArray = try {
            text.encodeToByteArray(throwOnInvalidSequence = true)
        } catch (e: CharacterCodingException) {
            throw MalformedException("text without lone surrogates", "one", -1)
        }

        /** Returns the JSON text of the message in [bytes]; see [JsonExport]. */
        @JvmStatic
        @JvmOverloads
        public fun toJson(
            bytes: ByteArray,
            style: JsonStyle = JsonStyle.COMPACT,
            nonFiniteAsStrings: Boolean = false,
            limits: Limits = Limits.DEFAULT,
        ): String {
            val json = GrowableBytes(bytes.size)
            JsonExport(style, nonFiniteAsStrings, limits).export(read(bytes), json::append)
            return Utf8.decode(json.bytes, 0, json.size)
        }

        private const val MIN_SIZE = 3
    }
}

/** Returns a format with the configuration of [from] as changed by [configure]. */
public fun Flex(from: Flex = Flex.Default, configure: FlexConfiguration.Builder.() -> Unit): Flex =
    Flex(FlexConfiguration.Builder(from.configuration).apply(configure).build())
