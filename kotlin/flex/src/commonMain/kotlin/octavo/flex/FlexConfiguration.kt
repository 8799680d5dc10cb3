package octavo.flex

import octavo.core.Limits
import octavo.flex.coder.FlexCoders

/**
 * Says how a [Flex] writes, what it accepts, and where it finds coders.
 *
 * @property options how it writes
 * @property limits what it accepts when it decodes
 * @property coders where it looks coders up
 */
public class FlexConfiguration internal constructor(
    public val options: FlexOptions = FlexOptions(),
    public val limits: Limits = Limits.DEFAULT,
    public val coders: FlexCoders = FlexCoders.Default,
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

        internal fun build(): FlexConfiguration = FlexConfiguration(FlexOptions(profile, compat), limits, coders)
    }
}
