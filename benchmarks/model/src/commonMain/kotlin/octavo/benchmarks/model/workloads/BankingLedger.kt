package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Shared
import octavo.struct.Struct

/** The transactions of one account. */
@Struct
@Serializable
public data class BankingLedger(
    val accountId: Long,
    val holderName: String,
    val currency: String,
    val openedAtMs: Long,
    val balances: Map<String, Long>,
    val riskFlags: List<String>,
    val statements: Map<String, String>,
    val transactions: List<Transaction>,
)

@Struct
@Serializable
public data class Transaction(
    val id: Long,
    val postedAtMs: Long,
    val amountCents: Long,
    @Shared val type: String,
    @Shared val merchant: String,
    @Shared val category: String,
    val description: String,
    @Shared val tags: List<String>,
)
