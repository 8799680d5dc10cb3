package octavo.pack

import kotlinx.serialization.modules.EmptySerializersModule
import kotlinx.serialization.modules.SerializersModule
import octavo.core.Limits

/**
 * The configuration of a [Pack]: what it accepts, and where it finds coders and serializers.
 *
 * @property limits the limits on what is decoded; encoding keeps to their depth
 * @property coders the registry of coders
 * @property serializersModule the module of contextual and polymorphic serializers
 */
public class PackConfiguration internal constructor(
    public val limits: Limits = Limits.DEFAULT,
    public val coders: PackCoders = PackCoders.Default,
    public val serializersModule: SerializersModule = EmptySerializersModule(),
) {
    /** Builds a [PackConfiguration]; the initial values are those of the configuration it is based on. */
    public class Builder internal constructor(from: PackConfiguration) {
        /** The limits on what is decoded; encoding keeps to their depth. */
        public var limits: Limits = from.limits

        /** The registry of coders. */
        public var coders: PackCoders = from.coders

        /** The module of contextual and polymorphic serializers. */
        public var serializersModule: SerializersModule = from.serializersModule

        internal fun build(): PackConfiguration = PackConfiguration(limits, coders, serializersModule)
    }
}
