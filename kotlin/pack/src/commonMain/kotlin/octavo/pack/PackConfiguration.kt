package octavo.pack

import kotlinx.serialization.modules.EmptySerializersModule
import kotlinx.serialization.modules.SerializersModule
import octavo.core.Limits

/**
 * Says what a [Pack] accepts, and where it finds coders and serializers.
 *
 * @property limits what it accepts when it decodes; when it encodes, it keeps to their depth
 * @property coders where it looks coders up
 * @property serializersModule where it looks up contextual and polymorphic serializers
 */
public class PackConfiguration internal constructor(
    public val limits: Limits = Limits.DEFAULT,
    public val coders: PackCoders = PackCoders.Default,
    public val serializersModule: SerializersModule = EmptySerializersModule(),
) {
    /** Collects the choices for a [PackConfiguration]. */
    public class Builder internal constructor(from: PackConfiguration) {
        /** What is accepted. */
        public var limits: Limits = from.limits

        /** Where coders are looked up. */
        public var coders: PackCoders = from.coders

        /** Where contextual and polymorphic serializers are looked up. */
        public var serializersModule: SerializersModule = from.serializersModule

        internal fun build(): PackConfiguration = PackConfiguration(limits, coders, serializersModule)
    }
}
