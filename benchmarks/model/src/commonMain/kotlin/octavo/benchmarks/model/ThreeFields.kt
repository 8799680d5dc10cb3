package octavo.benchmarks.model

/**
 * Three fields of a subject, read out of its message and out of its object: numbers count as they are, strings by their length.
 *
 * [names] are the fields' names; the first place where each stands in compact JSON is the field.
 */
public class ThreeFields<T : Any>(
    public val names: List<String>,
    public val inMessage: (ByteArray) -> Long,
    public val inObject: (T) -> Long,
)

/** Doubles count in thousandths, so that sums are whole. */
public fun weight(value: Double): Long = (value * 1000).toLong()

public fun weight(value: Boolean): Long = if (value) 1 else 0
