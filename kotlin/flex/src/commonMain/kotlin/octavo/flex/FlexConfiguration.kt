package octavo.flex

import kotlinx.serialization.modules.EmptySerializersModule
import kotlinx.serialization.modules.SerializersModule
import octavo.core.Limits
import octavo.flex.coder.FlexCoders

/**
 * The configuration of a [Flex]: how it writes, what it accepts, and where it finds coders.
 *
 * @property options how messages are written
 * @property limits the limits on what is decoded
 * @property coders the registry of coders
 * @property serializersModule the module of contextual and polymorphic serializers
 * @property encodeDefaults whether serializers write properties that have their default value
 * @property ignoreUnknownKeys whether serializers skip keys that they do not know
 * @property classDiscriminator the key under which a polymorphic value has the name of its subclass
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
    /** Builds a [FlexConfiguration]; the initial values are those of the configuration it is based on. */
    public class Builder internal constructor(from: FlexConfiguration) {
        /** What messages are optimised for. */
        public var profile: FlexProfile = from.options.profile

        /** Whether messages avoid what some official readers get wrong. */
        public var compat: Boolean = from.options.compat

        /** The limits on what is decoded. */
        public var limits: Limits = from.limits

        /** The registry of coders. */
        public var coders: FlexCoders = from.coders

        /** The module of contextual and polymorphic serializers. */
        public var serializersModule: SerializersModule = from.serializersModule

        /** Whether serializers write properties that have their default value; generated coders always do. */
        public var encodeDefaults: Boolean = from.encodeDefaults

        /** Whether serializers skip keys that they do not know; generated coders always do. */
        public var ignoreUnknownKeys: Boolean = from.ignoreUnknownKeys

        /** The key under which a polymorphic value that a serializer writes has the name of its subclass. */
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
