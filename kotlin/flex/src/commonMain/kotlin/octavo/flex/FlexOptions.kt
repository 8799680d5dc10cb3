package octavo.flex

import kotlin.jvm.JvmOverloads

/**
 * The choices of how a [FlexBuilder] writes.
 *
 * @property profile what messages are optimised for
 * @property compat whether to avoid what some official readers get wrong: see docs/compatibility.md
 * @property shareKeys whether to write each distinct key once; the profiles size and reference always do
 * @property shareStrings whether to write equal strings once; the size profile always does
 */
public class FlexOptions @JvmOverloads constructor(
    public val profile: FlexProfile = FlexProfile.SPEED,
    public val compat: Boolean = false,
    public val shareKeys: Boolean = true,
    public val shareStrings: Boolean = profile != FlexProfile.REFERENCE,
) {
    /** The profile and the switches as bits: another number for all that differ. */
    internal val number: Int =
        profile.ordinal + (if (compat) 4 else 0) + (if (shareKeys) 8 else 0) + (if (shareStrings) 16 else 0)

    override fun equals(other: Any?): Boolean = other is FlexOptions && number == other.number

    override fun hashCode(): Int = number
}
