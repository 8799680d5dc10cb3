package octavo.flex.serialization

import octavo.core.IdentityCache
import octavo.flex.coder.FlexCoder

/** Remembers the coder of the serializer that each element of a structure had last: the next structure is often of the same class. */
internal class RecentCoders(private val all: IdentityCache<Any, Finding>) {
    private val serializers = arrayOfNulls<Any>(PLACES)
    private val coders = arrayOfNulls<FlexCoder<Any>>(PLACES)

    /** Returns the coder that does the work of [serializer], that of element [index], or null. */
    fun of(serializer: Any, index: Int): FlexCoder<Any>? {
        val place = index and (PLACES - 1)
        return if (serializers[place] === serializer) coders[place] else remember(place, serializer)
    }

    private fun remember(place: Int, serializer: Any): FlexCoder<Any>? {
        serializers[place] = serializer
        return all[serializer].coder.also { coders[place] = it }
    }

    private companion object {
        /** Few classes have more properties that are no scalars. */
        const val PLACES = 16
    }
}
