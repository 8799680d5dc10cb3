package octavo.flex

import kotlinx.serialization.modules.EmptySerializersModule
import kotlinx.serialization.modules.SerializersModule
import octavo.core.Limits
import octavo.flex.coder.FlexCoders

/**
 * Says how a [Flex] writes, what it accepts, and where it finds coders.
 *
 * @property options how it writes
 * @property limits what it accepts when it decodes
 * @property coders where it looks coders up
 * @property serializersModule where it looks up contextual and polymorphic serializers
 * @property encodeDefaults whether serializers write properties that have their default value
 * @property ignoreUnknownKeys whether serializers pass over what they do not know
 * @property classDiscriminator the key of the subclass's name in a polymorphic value
 */
public class FlexConfiguration internal constructor(
    public val options: FlexOptions = FlexOptions(),
    public val limits: Limits = Limits.DEFAULT,
    public val coders: FlexCoders = FlexCoders.Default,
    public val serializersModule: SerializersModule = EmptySerializersModule(),
    public val encodeDefaults: Boolean = true,
    public val ignoreUnknownKeys: Boolean = true,
    public val classDiscriminator: String = "type",
) {
    /** Collects the choices for a [FlexConfiguration]. */
    public class Builder internal constructor(from: FlexConfiguration) {
        /** What to optimise. */
        public var profile: FlexProfile = from.options.profile

        /** Whether to avoid what some official readers get wrong. */
        public var compat: Boolean = from.options.compat

        /** What is accepted. */
        public var limits: Limits = from.limits

        /** Where coders are looked up. */
        public var coders: FlexCoders = from.coders

        /** Where contextual and polymorphic serializers are looked up. */
        public var serializersModule: SerializersModule = from.serializersModule

        /** Whether serializers write properties that have their default value; generated coders always do. */
        public var encodeDefaults: Boolean = from.encodeDefaults

        /** Whether serializers pass over keys that they do not know; generated coders always do. */
        public var ignoreUnknownKeys: Boolean = from.ignoreUnknownKeys

        /** The key of the subclass's name in a polymorphic value that a serializer writes. */
        public var classDiscriminator: String = from.classDiscriminator

        internal fun build(): FlexConfiguration = FlexConfiguration(
            FlexOptions(profile, compat),
            limits,
            coders,
            serializersModule,
            encodeDefaults,
            ignoreUnknownKeys,
            classDiscriminator,
        )
    }
}
