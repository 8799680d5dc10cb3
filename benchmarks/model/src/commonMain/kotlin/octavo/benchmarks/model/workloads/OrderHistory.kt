package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Shared
import octavo.struct.Struct

/** Orders and their lines. */
@Struct
@Serializable
public data class OrderHistory(
    val userId: Long,
    val preferredCurrency: String,
    val loyaltyTier: String,
    val paymentMethods: List<String>,
    val summaryCents: Map<String, Long>,
    val orders: List<Order>,
)

@Struct
@Serializable
public data class Order(
    val orderId: Long,
    val merchantId: Long,
    val createdAtMs: Long,
    @Shared val status: String,
    @Shared val currency: String,
    val totalCents: Long,
    @Shared val shippingCity: String,
    val trackingNumber: String,
    val lines: List<OrderLine>,
)

@Struct
@Serializable
public data class OrderLine(
    val lineId: Long,
    val sku: String,
    val name: String,
    val quantity: Int,
    val unitPriceCents: Long,
    val taxCents: Long,
    val discountCents: Long,
    @Shared val fulfillmentState: String,
)
