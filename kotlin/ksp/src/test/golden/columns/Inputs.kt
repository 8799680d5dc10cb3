package shop

import octavo.struct.Columns
import octavo.struct.Fixed
import octavo.struct.Name
import octavo.struct.Shared
import octavo.struct.Struct

enum class Side { BUY, SELL }

@Struct
data class Trade(
    val price: Double,
    @Fixed @Name("at") val time: Long,
    val count: Int,
    val fee: Long?,
    val discount: Float?,
    val isFinal: Boolean,
    val isChecked: Boolean?,
    val side: Side,
    @Shared val venue: String,
)

@Struct
data class Day(val name: String, @Columns val trades: List<Trade>, @Columns val late: MutableList<Trade>?)
