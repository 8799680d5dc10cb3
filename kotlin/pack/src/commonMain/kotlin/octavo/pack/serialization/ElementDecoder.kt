package octavo.pack.serialization

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.encoding.CompositeDecoder
import kotlinx.serialization.encoding.Decoder

/** Decodes an element of a structure as it does a value: [element] makes it the one that is read next. */
@OptIn(ExperimentalSerializationApi::class)
internal abstract class ElementDecoder :
    Decoder,
    CompositeDecoder {
    protected abstract fun element(index: Int, descriptor: SerialDescriptor): Decoder

    final override fun decodeBooleanElement(descriptor: SerialDescriptor, index: Int): Boolean = element(index, descriptor).decodeBoolean()

    final override fun decodeByteElement(descriptor: SerialDescriptor, index: Int): Byte = element(index, descriptor).decodeByte()

    final override fun decodeShortElement(descriptor: SerialDescriptor, index: Int): Short = element(index, descriptor).decodeShort()

    final override fun decodeIntElement(descriptor: SerialDescriptor, index: Int): Int = element(index, descriptor).decodeInt()

    final override fun decodeLongElement(descriptor: SerialDescriptor, index: Int): Long = element(index, descriptor).decodeLong()

    final override fun decodeFloatElement(descriptor: SerialDescriptor, index: Int): Float = element(index, descriptor).decodeFloat()

    final override fun decodeDoubleElement(descriptor: SerialDescriptor, index: Int): Double = element(index, descriptor).decodeDouble()

    final override fun decodeCharElement(descriptor: SerialDescriptor, index: Int): Char = element(index, descriptor).decodeChar()

    final override fun decodeStringElement(descriptor: SerialDescriptor, index: Int): String = element(index, descriptor).decodeString()

    final override fun decodeInlineElement(descriptor: SerialDescriptor, index: Int): Decoder =
        element(index, descriptor).decodeInline(descriptor.getElementDescriptor(index))
}
