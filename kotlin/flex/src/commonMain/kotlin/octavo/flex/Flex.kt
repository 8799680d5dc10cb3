package octavo.flex

import octavo.core.GrowableBytes
import octavo.core.Limits
import octavo.core.MalformedException
import octavo.core.Utf8
import octavo.flex.emit.BuilderPool
import octavo.flex.json.JsonExport
import octavo.flex.json.JsonImport
import octavo.flex.json.JsonStyle
import octavo.flex.verify.Verifier
import kotlin.jvm.JvmOverloads
import kotlin.jvm.JvmStatic

/** Reads, writes and checks flex messages: the front door. */
public object Flex {
    /** Returns the root of the message in [[fromIndex], [toIndex]) of [bytes]; everything below it is read when asked for. */
    @JvmStatic
    @JvmOverloads
    public fun read(bytes: ByteArray, fromIndex: Int = 0, toIndex: Int = bytes.size): FlexValue =
        read(ArrayMemory(bytes, fromIndex, toIndex))

    /** Returns the root of the message that fills [memory]. */
    @JvmStatic
    public fun read(memory: Memory): FlexValue {
        val end = memory.size
        if (end < MIN_SIZE) throw MalformedException("a message of at least $MIN_SIZE bytes", "$end", 0)
        val width = memory.byteAt(end - 1).toInt() and 0xFF
        if (!isWidth(width.toLong()) || width > end - 2) {
            throw MalformedException("a root width of 1, 2, 4 or 8 that fits", "$width", end - 1)
        }
        val packedType = memory.byteAt(end - 2).toInt() and 0xFF
        return FlexValue(memory, end - 2 - width, width, packedType, null, 0)
    }

    /** Checks the whole message in [[fromIndex], [toIndex]) of [bytes]; throws [MalformedException] where it is wrong. */
    @JvmStatic
    @JvmOverloads
    public fun verify(bytes: ByteArray, fromIndex: Int = 0, toIndex: Int = bytes.size, limits: Limits = Limits.DEFAULT): Unit =
        verify(ArrayMemory(bytes, fromIndex, toIndex), limits)

    /** Checks the whole message in [memory]; throws [MalformedException] where it is wrong. */
    @JvmStatic
    @JvmOverloads
    public fun verify(memory: Memory, limits: Limits = Limits.DEFAULT): Unit = Verifier(memory, limits).verify()

    /** Builds a message of the one value that [block] puts. */
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

    /** Returns the message in [bytes] as JSON text; see [JsonExport]. */
    @JvmStatic
    @JvmOverloads
    public fun toJson(bytes: ByteArray, style: JsonStyle = JsonStyle.COMPACT): String {
        val json = GrowableBytes(bytes.size)
        JsonExport(style).export(read(bytes), json::append)
        return Utf8.decode(json.bytes, 0, json.size)
    }

    private const val MIN_SIZE = 3
}
