package octavo.flex.serialization

import kotlinx.serialization.DeserializationStrategy
import kotlinx.serialization.InternalSerializationApi
import kotlinx.serialization.encoding.CompositeDecoder
import kotlinx.serialization.internal.AbstractPolymorphicSerializer
import octavo.flex.FlexConfiguration
import octavo.flex.FlexKey
import octavo.flex.coder.FlexReader
import octavo.flex.coder.mismatch
import octavo.flex.coder.missing

/** The key of a polymorphic value that is no map itself. */
internal const val WRAPPED_VALUE: String = "value"

/** Reads what a polymorphic value says of itself: its subclass's name in its own map, or beside it in one that wraps it. */
@OptIn(InternalSerializationApi::class)
internal class Polymorphism(private val reader: FlexReader, private val configuration: FlexConfiguration) {
    private val discriminator = FlexKey(configuration.classDiscriminator)

    /** Returns the deserializer of the subclass of [base] that the map at [map] says it is. */
    fun subclass(base: AbstractPolymorphicSerializer<Any>, decoder: CompositeDecoder, map: Int, own: Int): DeserializationStrategy<Any> {
        val place = reader.indexOf(discriminator, map, own)
        val slot = map + place * own
        val name = if (place < 0) null else reader.string(slot, own, reader.typeOf(map, own, place))
        return base.findPolymorphicSerializerOrNull(decoder, name) ?: throw when (name) {
            null -> reader.missing(configuration.classDiscriminator, map)
            else -> reader.mismatch("a subclass of ${base.baseClass.simpleName}", "\"$name\"", slot)
        }
    }

    /** Returns the place of the value that the map at [map] wraps. */
    fun wrapped(map: Int, own: Int): Int = reader.indexOf(wrapper, map, own).also {
        if (it < 0) throw reader.missing(WRAPPED_VALUE, map)
    }

    private companion object {
        val wrapper = FlexKey(WRAPPED_VALUE)
    }
}
