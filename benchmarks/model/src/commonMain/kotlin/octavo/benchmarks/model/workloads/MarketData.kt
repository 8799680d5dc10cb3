package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Shared
import octavo.struct.Struct

/** Order books and ticks, nearly all numbers. */
@Struct
@Serializable
public data class MarketData(
    val market: String,
    val sequence: Long,
    val timestampMs: Long,
    val instruments: List<Instrument>,
)

@Struct
@Serializable
public data class Instrument(
    val symbol: String,
    val bid: Double,
    val ask: Double,
    val lastPrice: Double,
    val orders: List<BookOrder>,
    val ticks: List<Tick>,
)

@Struct
@Serializable
public data class BookOrder(
    @Shared val side: String,
    val level: Int,
    val price: Double,
    val quantity: Int,
)

@Struct
@Serializable
public data class Tick(
    val timestampMs: Long,
    val price: Double,
    val size: Int,
)
