package octavo.flex

import kotlin.jvm.JvmOverloads

/**
 * Says how a [FlexBuilder] writes.
 *
 * @property profile what to optimise
 * @property compat avoids what some official readers get wrong: see docs/compatibility.md
 * @property shareKeys writes each distinct key once
 * @property shareStrings writes equal strings once
 */
public class FlexOptions @JvmOverloads constructor(
    public val profile: FlexProfile = FlexProfile.SPEED,
    public val compat: Boolean = false,
    public val shareKeys: Boolean = true,
    public val shareStrings: Boolean = profile != FlexProfile.REFERENCE,
)
