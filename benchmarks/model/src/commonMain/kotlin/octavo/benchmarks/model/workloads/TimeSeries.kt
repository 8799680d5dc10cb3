package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Struct

/** Two arrays of numbers and their summary. */
@Struct
@Serializable
public data class TimeSeries(
    val seriesId: String,
    val startEpochMs: Long,
    val intervalMs: Int,
    val values: DoubleArray,
    val timestamps: LongArray,
    val min: Double,
    val max: Double,
    val mean: Double,
    val count: Int,
) {
    override fun equals(other: Any?): Boolean = other is TimeSeries &&
        seriesId == other.seriesId && startEpochMs == other.startEpochMs && intervalMs == other.intervalMs &&
        values.contentEquals(other.values) && timestamps.contentEquals(other.timestamps) &&
        min == other.min && max == other.max && mean == other.mean && count == other.count

    override fun hashCode(): Int = 31 * seriesId.hashCode() + values.contentHashCode()
}
