package octavo.flex.serialization

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.InternalSerializationApi
import kotlinx.serialization.SerializationException
import kotlinx.serialization.SerializationStrategy
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.StructureKind
import kotlinx.serialization.encoding.CompositeEncoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.findPolymorphicSerializer
import kotlinx.serialization.internal.AbstractPolymorphicSerializer
import kotlinx.serialization.modules.SerializersModule
import octavo.core.IdentityCache

/**
 * Puts what serializers say into a builder: one object for all values of one structure, kept for the next one at this depth.
 *
 * The values of a class are put without keys. Only when its serializer keeps to the order of its descriptor, and leaves nothing
 * out, does the map have the shape that was made ready; else the keys are added when the map ends.
 */
@OptIn(ExperimentalSerializationApi::class, InternalSerializationApi::class)
internal class FlexEncoder(
    private val encoding: Encoding,
    val coders: IdentityCache<Any, Finding>,
) : Encoder,
    CompositeEncoder {
    private val recentCoders = RecentCoders(coders)
    private val builder = encoding.builder
    private val configuration = encoding.configuration
    override val serializersModule: SerializersModule get() = configuration.serializersModule

    /** What the value that comes next is. */
    private var role = VALUE

    /** Names the subclass that the structure that comes next is; it is written into its map first. */
    private var subclass: String? = null

    /** Encodes the structures inside this one. */
    private var inner: FlexEncoder? = null

    // The structure whose elements come next: its kind, and what the builder wants at its end.
    private var kind = LIST
    private var start = 0

    /** The class of the structure; kept for the next one, which is often the same. */
    private var descriptor: SerialDescriptor? = null
    private lateinit var plan: StructPlan
    private lateinit var layout: StructLayout

    /** How many names of the layout have a value. */
    private var count = 0

    /** The names that have a value, once they did not come in order. */
    private var disorder: MutableList<Int>? = null

    /** Puts [value] as the root of a message. */
    fun <T> encodeRoot(serializer: SerializationStrategy<T>, value: T) {
        role = VALUE
        subclass = null
        encodeSerializableValue(serializer, value)
    }

    /** Returns the key of value [index] of the open struct that has this [number], from the outermost on; null if none is in progress. */
    fun key(number: Int, index: Int): String? =
        generateSequence(this) { it.inner }.filter { it.kind == STRUCT }.elementAtOrNull(number)?.key(index)

    private fun key(index: Int): String? = layout.shape.names.getOrNull(if (index < count) disorder?.get(index) ?: index else next())

    /** The name whose value comes next: one that was passed over has a default, or would be written. */
    private fun next(): Int {
        val elements = descriptor!!
        val tags = layout.tags
        val first = (disorder?.last() ?: (count - 1)) + 1 - tags
        val next = (maxOf(first, 0) until elements.elementsCount).firstOrNull { !elements.isElementOptional(it) } ?: return -1
        return tags + next
    }

    override fun beginStructure(descriptor: SerialDescriptor): CompositeEncoder {
        if (role != VALUE) throw SerializationException("${descriptor.serialName} cannot be a key: its descriptor says it is no structure")
        val inner = inner ?: FlexEncoder(encoding, coders).also { inner = it }
        inner.open(descriptor, subclass)
        subclass = null
        return inner
    }

    private fun open(descriptor: SerialDescriptor, subclass: String?) {
        role = VALUE
        when (descriptor.kind) {
            StructureKind.LIST -> open(LIST, builder.startVector())
            StructureKind.MAP ->
                if (descriptor.getElementDescriptor(0).isTextKey(serializersModule)) {
                    open(MAP, builder.startMap())
                } else {
                    open(PAIRS, builder.startVector())
                }
            else -> openStruct(descriptor, subclass)
        }
    }

    private fun open(kind: Int, start: Int) {
        this.kind = kind
        this.start = start
    }

    private fun openStruct(descriptor: SerialDescriptor, subclass: String?) {
        if (descriptor !== this.descriptor) {
            plan = StructPlans[descriptor]
            this.descriptor = descriptor
        }
        layout = if (subclass == null) plan.plain else plan.tagged(configuration.classDiscriminator)
        open(STRUCT, builder.startStruct())
        disorder = null
        count = 0
        if (subclass != null) {
            builder.put(subclass)
            count = 1
        }
    }

    override fun endStructure(descriptor: SerialDescriptor): Unit = when (kind) {
        MAP -> builder.endMap(start)
        STRUCT -> endStruct()
        else -> builder.endVector(start)
    }

    private fun endStruct() {
        val shape = layout.shape
        val disorder = disorder
        if (disorder == null && count == shape.size) return builder.endStruct(start, shape)
        builder.endStruct(start, shape, count) { disorder?.get(it) ?: it }
    }

    override fun shouldEncodeElementDefault(descriptor: SerialDescriptor, index: Int): Boolean = configuration.encodeDefaults

    /** Makes ready for element [index] of the structure. */
    private fun element(index: Int) {
        if (kind == STRUCT) {
            note(index + layout.tags)
        } else if (kind == MAP && index and 1 == 0) {
            role = KEY
        }
    }

    /** Notes that name [index] of the layout has the value that comes next. */
    private fun note(index: Int) {
        if (index != count || disorder != null) {
            val order = disorder ?: (0 until count).toMutableList().also { disorder = it }
            order += index
        }
        count++
    }

    override fun encodeInline(descriptor: SerialDescriptor): Encoder {
        if (descriptor.isUnsigned) role = role or UNSIGNED
        return this
    }

    override fun encodeNull() {
        role = VALUE
        builder.putNull()
    }

    override fun encodeBoolean(value: Boolean): Unit = if (role == VALUE) builder.put(value) else key(value.toString())

    override fun encodeByte(value: Byte): Unit = if (role == VALUE) builder.put(value.toInt()) else special(value.toLong(), 0xFF)

    override fun encodeShort(value: Short): Unit = if (role == VALUE) builder.put(value.toInt()) else special(value.toLong(), 0xFFFF)

    override fun encodeInt(value: Int): Unit = if (role == VALUE) builder.put(value) else special(value.toLong(), 0xFFFFFFFF)

    override fun encodeLong(value: Long): Unit = if (role == VALUE) builder.put(value) else special(value, -1)

    /** Puts an integer that is unsigned, a key, or both. */
    private fun special(value: Long, mask: Long) {
        val isKey = role and KEY != 0
        val isUnsigned = role and UNSIGNED != 0
        val unsigned = (value and mask).toULong()
        role = VALUE
        when {
            !isKey -> builder.put(unsigned)
            isUnsigned -> builder.key(unsigned.toString())
            else -> builder.key(value.toString())
        }
    }

    private fun key(text: String) {
        role = VALUE
        builder.key(text)
    }

    override fun encodeFloat(value: Float): Unit = builder.put(value)

    override fun encodeDouble(value: Double): Unit = builder.put(value)

    override fun encodeChar(value: Char): Unit = encodeString(value.toString())

    override fun encodeString(value: String): Unit = if (role == VALUE) builder.put(value) else key(value)

    override fun encodeEnum(enumDescriptor: SerialDescriptor, index: Int): Unit = encodeString(enumDescriptor.getElementName(index))

    override fun encodeBooleanElement(descriptor: SerialDescriptor, index: Int, value: Boolean) {
        element(index)
        encodeBoolean(value)
    }

    override fun encodeByteElement(descriptor: SerialDescriptor, index: Int, value: Byte) {
        element(index)
        encodeByte(value)
    }

    override fun encodeShortElement(descriptor: SerialDescriptor, index: Int, value: Short) {
        element(index)
        encodeShort(value)
    }

    override fun encodeIntElement(descriptor: SerialDescriptor, index: Int, value: Int) {
        element(index)
        encodeInt(value)
    }

    override fun encodeLongElement(descriptor: SerialDescriptor, index: Int, value: Long) {
        element(index)
        encodeLong(value)
    }

    override fun encodeFloatElement(descriptor: SerialDescriptor, index: Int, value: Float) {
        element(index)
        encodeFloat(value)
    }

    override fun encodeDoubleElement(descriptor: SerialDescriptor, index: Int, value: Double) {
        element(index)
        encodeDouble(value)
    }

    override fun encodeCharElement(descriptor: SerialDescriptor, index: Int, value: Char) {
        element(index)
        encodeChar(value)
    }

    override fun encodeStringElement(descriptor: SerialDescriptor, index: Int, value: String) {
        element(index)
        encodeString(value)
    }

    override fun encodeInlineElement(descriptor: SerialDescriptor, index: Int): Encoder {
        element(index)
        return encodeInline(descriptor.getElementDescriptor(index))
    }

    override fun <T> encodeSerializableElement(
        descriptor: SerialDescriptor,
        index: Int,
        serializer: SerializationStrategy<T>,
        value: T,
    ) {
        element(index)
        encode(serializer, value, index)
    }

    override fun <T : Any> encodeNullableSerializableElement(
        descriptor: SerialDescriptor,
        index: Int,
        serializer: SerializationStrategy<T>,
        value: T?,
    ) {
        element(index)
        if (value == null) encodeNull() else encode(serializer, value, index)
    }

    override fun <T> encodeSerializableValue(serializer: SerializationStrategy<T>, value: T): Unit = encode(serializer, value, 0)

    /** Encodes the value of element [index]. */
    private fun <T> encode(serializer: SerializationStrategy<T>, value: T, index: Int) {
        val coder = if (subclass == null) recentCoders.of(serializer, index) else null
        @Suppress("UNCHECKED_CAST") // the value is what its serializer says
        when {
            coder != null -> coder.encode(value as Any, builder)
            serializer is AbstractPolymorphicSerializer<*> -> encodePolymorphic(
                serializer as AbstractPolymorphicSerializer<Any>,
                value as Any,
            )
            else -> serializer.serialize(this, value)
        }
    }

    private fun encodePolymorphic(base: AbstractPolymorphicSerializer<Any>, value: Any) {
        val actual = base.findPolymorphicSerializer(this, value)
        val name = actual.descriptor.serialName
        if (!actual.descriptor.isStruct(serializersModule)) return encodeWrapped(name, actual, value)
        subclass = name
        try {
            actual.serialize(this, value)
        } catch (e: Throwable) {
            subclass = null // who catches it may go on with a structure of another class
            throw e
        }
        if (subclass != null) throw SerializationException("$name is no structure though its descriptor says so: it cannot be polymorphic")
    }

    /** Puts a map of the subclass's name and the value, which is no map itself. */
    private fun encodeWrapped(name: String, serializer: SerializationStrategy<Any>, value: Any) = builder.map {
        key(configuration.classDiscriminator)
        put(name)
        key(WRAPPED_VALUE)
        encodeSerializableValue(serializer, value)
    }
}
