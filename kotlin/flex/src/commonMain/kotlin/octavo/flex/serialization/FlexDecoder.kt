package octavo.flex.serialization

import kotlinx.serialization.DeserializationStrategy
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.InternalSerializationApi
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.StructureKind
import kotlinx.serialization.encoding.CompositeDecoder
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.internal.AbstractPolymorphicSerializer
import kotlinx.serialization.internal.MapLikeSerializer
import kotlinx.serialization.modules.SerializersModule
import octavo.core.CountedKeys
import octavo.core.IdentityCache
import octavo.flex.FlexBytes
import octavo.flex.coder.FlexReader
import octavo.flex.coder.countedKeys
import octavo.flex.coder.elementType
import octavo.flex.coder.isShort
import octavo.flex.coder.mismatch
import octavo.flex.coder.missing
import octavo.flex.coder.repeatedKey

/**
 * Reads what serializers ask for: one object for all values of one structure, kept for the next one at this depth.
 *
 * A map that has the shape of its class is read by position, in the order of the descriptor; any other by key.
 */
@OptIn(ExperimentalSerializationApi::class, InternalSerializationApi::class)
internal class FlexDecoder(
    private val decoding: Decoding,
    val coders: IdentityCache<Any, Finding>,
) : Decoder,
    CompositeDecoder {
    private val recentCoders = RecentCoders(coders)
    private val reader = decoding.reader
    private val configuration = decoding.configuration
    override val serializersModule: SerializersModule get() = configuration.serializersModule

    // The slot of the value that is read next.
    private var at = 0
    private var width = 0
    private var type = 0

    /** What that value is. */
    private var role = VALUE

    /** The text of the key that is read next. */
    private var key = ""

    /** Whether the map in that slot begins with the name of its class. */
    private var isTagged = false

    /** Decodes the structures inside this one. */
    private var inner: FlexDecoder? = null

    /** Whether a structure is open: if decoding fails, the innermost one that is has the value which is read. */
    private var isOpen = false

    // The structure whose elements are read next.
    private var kind = LIST
    private var base = 0
    private var ownWidth = 0
    private var size = 0

    /** Where the elements' types begin, or -1 when [elementType] is the type of all. */
    private var typesAt = 0
    private var elementType = 0

    // The keys of a map.
    private var keys = 0
    private var keysWidth = 0

    /** What counts the keys of a map, or the elements of a set, where there is need. */
    private var counted: CountedKeys? = null

    /** The element that is read next. */
    private var next = 0

    /** The class of the structure; kept for the next one, which is often the same. */
    private var descriptor: SerialDescriptor? = null
    private lateinit var plan: StructPlan
    private lateinit var layout: StructLayout

    /** Whether the map has the layout's shape. */
    private var isProven = false

    /** How many keys of the map's properties have been found so far, and the place of the last one. */
    private var found = 0
    private var place = 0

    /** Reads the root of the message that fills [bytes]. */
    fun <T> decodeRoot(deserializer: DeserializationStrategy<T>, bytes: ByteArray): T {
        role = VALUE
        isTagged = false
        val end = bytes.size
        return decodeSlot(deserializer, FlexBytes.rootAt(bytes, end), FlexBytes.rootWidth(bytes, end), FlexBytes.rootType(bytes, end))
    }

    private fun <T> decodeSlot(deserializer: DeserializationStrategy<T>, at: Int, width: Int, type: Int): T {
        this.at = at
        this.width = width
        this.type = type
        return decodeSerializableValue(deserializer)
    }

    override fun beginStructure(descriptor: SerialDescriptor): CompositeDecoder {
        val inner = inner ?: FlexDecoder(decoding, coders).also { inner = it }
        inner.open(descriptor, at, width, type, isTagged)
        isTagged = false
        return inner
    }

    private fun open(descriptor: SerialDescriptor, at: Int, width: Int, type: Int, isTagged: Boolean) {
        role = VALUE
        isOpen = true
        this.isTagged = false
        next = 0
        ownWidth = FlexBytes.widthOf(type)
        counted = null
        when (descriptor.kind) {
            StructureKind.LIST -> openList(descriptor, at, width, type)
            StructureKind.MAP ->
                if (descriptor.getElementDescriptor(0).isTextKey(serializersModule)) {
                    openMap(at, width, type)
                } else {
                    openPairs(at, width, type)
                }
            else -> openStruct(descriptor, at, width, type, isTagged)
        }
    }

    private fun openVector(kind: Int, at: Int, width: Int, type: Int) {
        this.kind = kind
        base = reader.startVector(at, width, type)
        size = reader.vectorSize(base, type)
        elementType = elementType(type)
        typesAt = if (elementType >= 0) -1 else base + size * ownWidth
    }

    private fun openList(descriptor: SerialDescriptor, at: Int, width: Int, type: Int) {
        openVector(LIST, at, width, type)
        if (descriptor.isSet) counted = reader.countedKeys(size, at)
    }

    private fun openPairs(at: Int, width: Int, type: Int) {
        openVector(PAIRS, at, width, type)
        if (size and 1 != 0) throw reader.mismatch("keys and values in turn", "$size elements", at)
        counted = reader.countedKeys(size / 2, at)
    }

    private fun openEntries(kind: Int, at: Int, width: Int, type: Int) {
        this.kind = kind
        base = reader.startStruct(at, width, type)
        size = FlexBytes.size(reader.bytes, base, ownWidth)
        typesAt = base + size * ownWidth
    }

    private fun openMap(at: Int, width: Int, type: Int) {
        openEntries(MAP, at, width, type)
        keys = reader.keysOf(base, ownWidth, size)
        keysWidth = FlexBytes.keysWidth(reader.bytes, base, ownWidth)
        counted = reader.countedKeys(size, at)
    }

    private fun openStruct(descriptor: SerialDescriptor, at: Int, width: Int, type: Int, isTagged: Boolean) {
        openEntries(STRUCT, at, width, type)
        if (descriptor !== this.descriptor) {
            plan = StructPlans[descriptor]
            this.descriptor = descriptor
        }
        layout = if (isTagged) plan.taggedToRead(configuration.classDiscriminator) else plan.plain
        isProven = reader.hasShape(layout.shape, base, ownWidth)
        found = 0
    }

    override fun endStructure(descriptor: SerialDescriptor) {
        reader.endStruct()
        isOpen = false
    }

    /** Closes all structures inside, in the middle of which decoding has failed, and returns the slot of the value that was read. */
    fun abandon(): Int {
        isOpen = false
        val inner = inner
        return if (inner == null || !inner.isOpen) at else inner.abandon()
    }

    override fun decodeSequentially(): Boolean = kind != STRUCT || isProven

    override fun decodeCollectionSize(descriptor: SerialDescriptor): Int = entries

    private val entries get() = if (kind == PAIRS) size / 2 else size

    override fun decodeElementIndex(descriptor: SerialDescriptor): Int = when {
        kind == STRUCT && !isProven -> findNext()
        next < elementsCount() -> next++
        else -> CompositeDecoder.DECODE_DONE
    }

    private fun elementsCount() = when (kind) {
        STRUCT -> layout.size
        MAP -> 2 * size
        else -> size
    }

    /** Returns the next element that the map has a key for. */
    private fun findNext(): Int {
        while (next < layout.size) {
            val index = next++
            place = reader.indexOf(layout.shape, index + layout.tags, base, ownWidth)
            if (place >= 0) {
                found++
                return index
            }
        }
        decoding.incomplete = base
        if (found < size && !configuration.ignoreUnknownKeys) {
            layout.refuseUnknownKey(reader, descriptor!!.serialName, base, ownWidth, size)
        }
        return CompositeDecoder.DECODE_DONE
    }

    /** Makes element [index] the value that is read next. */
    private fun element(index: Int): FlexDecoder {
        when (kind) {
            STRUCT -> property(index)
            MAP -> entry(index)
            else -> slot(index)
        }
        return this
    }

    private fun slot(place: Int) {
        if (place < 0 || place >= size) throw IndexOutOfBoundsException("element $place of $size")
        at = base + place * ownWidth
        width = ownWidth
        type = if (typesAt < 0) elementType else reader.typeAt(typesAt + place)
    }

    private fun property(index: Int) {
        if (isProven) return slot(layout.places[index + layout.tags])
        val here = if (next == index + 1) place else reader.indexOf(layout.shape, index + layout.tags, base, ownWidth)
        if (here < 0) throw reader.missing(layout.shape.names[index + layout.tags], base)
        slot(here)
    }

    private fun entry(index: Int) {
        slot(index shr 1)
        if (index and 1 == 0) {
            key = reader.keyAt(keys + (index shr 1) * keysWidth, keysWidth)
            role = KEY
        }
    }

    override fun decodeInline(descriptor: SerialDescriptor): Decoder {
        if (descriptor.isUnsigned) role = role or UNSIGNED
        return this
    }

    override fun decodeNotNullMark(): Boolean = role and KEY != 0 || !reader.isNull(type)

    override fun decodeNull(): Nothing? = if (value().isNull(type)) null else throw reader.mismatch("null", at, type)

    override fun decodeBoolean(): Boolean =
        if (role == VALUE) reader.boolean(at, width, type) else key("Boolean", String::toBooleanStrictOrNull)

    override fun decodeByte(): Byte = when (role) {
        VALUE -> reader.byte(at, width, type)
        KEY -> key("Byte", String::toByteOrNull)
        UNSIGNED -> value().uByte(at, width, type).toByte()
        else -> key("UByte", String::toUByteOrNull).toByte()
    }

    override fun decodeShort(): Short = when (role) {
        VALUE -> reader.short(at, width, type)
        KEY -> key("Short", String::toShortOrNull)
        UNSIGNED -> value().uShort(at, width, type).toShort()
        else -> key("UShort", String::toUShortOrNull).toShort()
    }

    override fun decodeInt(): Int = when (role) {
        VALUE -> reader.int(at, width, type)
        KEY -> key("Int", String::toIntOrNull)
        UNSIGNED -> value().uInt(at, width, type).toInt()
        else -> key("UInt", String::toUIntOrNull).toInt()
    }

    override fun decodeLong(): Long = when (role) {
        VALUE -> reader.long(at, width, type)
        KEY -> key("Long", String::toLongOrNull)
        UNSIGNED -> value().uLong(at, width, type).toLong()
        else -> key("ULong", String::toULongOrNull).toLong()
    }

    /** Returns the reader for a value that is unsigned; the next one need not be. */
    private fun value(): FlexReader {
        role = VALUE
        return reader
    }

    /** Returns what [parse] makes of the key that is read next. */
    private inline fun <K : Any> key(type: String, parse: (String) -> K?): K {
        role = VALUE
        reader.admitParsed(key, at)
        return parse(key) ?: throw reader.mismatch("a key that is a $type", "\"$key\"", at)
    }

    override fun decodeFloat(): Float = reader.float(at, width, type)

    override fun decodeDouble(): Double = reader.double(at, width, type)

    override fun decodeChar(): Char = if (role == VALUE) reader.char(at, width, type) else key("Char", String::singleOrNull)

    /** A serializer may parse it. */
    override fun decodeString(): String =
        if (role == VALUE) reader.string(at, width, type).also { reader.admitParsed(it, at) } else key("String") { it }

    override fun decodeEnum(enumDescriptor: SerialDescriptor): Int {
        val name = decodeString()
        val index = enumDescriptor.getElementIndex(name)
        if (index < 0) throw reader.mismatch("a name of ${enumDescriptor.serialName}", "\"$name\"", at)
        return index
    }

    override fun decodeBooleanElement(descriptor: SerialDescriptor, index: Int): Boolean = element(index).decodeBoolean()

    override fun decodeByteElement(descriptor: SerialDescriptor, index: Int): Byte = element(index).decodeByte()

    override fun decodeShortElement(descriptor: SerialDescriptor, index: Int): Short = element(index).decodeShort()

    override fun decodeIntElement(descriptor: SerialDescriptor, index: Int): Int = element(index).decodeInt()

    override fun decodeLongElement(descriptor: SerialDescriptor, index: Int): Long = element(index).decodeLong()

    override fun decodeFloatElement(descriptor: SerialDescriptor, index: Int): Float = element(index).decodeFloat()

    override fun decodeDoubleElement(descriptor: SerialDescriptor, index: Int): Double = element(index).decodeDouble()

    override fun decodeCharElement(descriptor: SerialDescriptor, index: Int): Char = element(index).decodeChar()

    override fun decodeStringElement(descriptor: SerialDescriptor, index: Int): String = element(index).decodeString()

    override fun decodeInlineElement(descriptor: SerialDescriptor, index: Int): Decoder =
        element(index).decodeInline(descriptor.getElementDescriptor(index))

    override fun <T> decodeSerializableElement(
        descriptor: SerialDescriptor,
        index: Int,
        deserializer: DeserializationStrategy<T>,
        previousValue: T?,
    ): T {
        val value = element(index).decode(deserializer, index)
        if (kind == LIST || index and 1 == 0) counted?.met(value)
        return value
    }

    override fun <T : Any> decodeNullableSerializableElement(
        descriptor: SerialDescriptor,
        index: Int,
        deserializer: DeserializationStrategy<T?>,
        previousValue: T?,
    ): T? {
        element(index)
        val isRead = decodeNotNullMark() || deserializer.descriptor.isNullable
        return if (isRead) decode(deserializer, index) else null
    }

    override fun <T> decodeSerializableValue(deserializer: DeserializationStrategy<T>): T = decode(deserializer, 0)

    /** Decodes the value of element [index]; what fails, or is left unread, is closed all the same: a serializer may catch it and go on. */
    private fun <T> decode(deserializer: DeserializationStrategy<T>, index: Int): T {
        val depth = reader.depth
        inner?.isOpen = false
        try {
            return decodeOpen(deserializer, index)
        } finally {
            reader.depth = depth
            isTagged = false
        }
    }

    @Suppress("UNCHECKED_CAST") // a coder and a polymorphic serializer make what their callers ask for
    private fun <T> decodeOpen(deserializer: DeserializationStrategy<T>, index: Int): T {
        val coder = if (isTagged) null else recentCoders.of(deserializer, index)
        return when {
            coder != null -> coder.decode(reader, at, width, type) as T
            deserializer is AbstractPolymorphicSerializer<*> -> decodePolymorphic(deserializer as AbstractPolymorphicSerializer<Any>) as T
            else -> deserializer.deserialize(this).also { if (deserializer is MapLikeSerializer<*, *, *, *>) expectAll(it as Map<*, *>) }
        }
    }

    /** Several keys of a message may be one in the [map] that is made of it: the values of all but one would be lost. */
    private fun expectAll(map: Map<*, *>) {
        val inner = inner!!
        val isShort = if (inner.kind == PAIRS) map.size < inner.entries else map.isShort(inner.entries)
        if (isShort) throw reader.repeatedKey(at)
    }

    private fun decodePolymorphic(base: AbstractPolymorphicSerializer<Any>): Any {
        val map = reader.startStruct(at, width, type)
        val own = FlexBytes.widthOf(type)
        val actual = decoding.polymorphism.subclass(base, this, map, own)
        if (actual.descriptor.isStruct(serializersModule)) {
            reader.endStruct()
            isTagged = true
            return actual.deserialize(this)
        }
        val wrapped = decoding.polymorphism.wrapped(map, own)
        return decodeSlot(actual, map + wrapped * own, own, reader.typeOf(map, own, wrapped)).also { reader.endStruct() }
    }
}
