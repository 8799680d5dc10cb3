package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Shared
import octavo.struct.Struct

/** Customers with their contacts and open deals. */
@Struct
@Serializable
public data class CRMPortfolio(
    val ownerUserId: Long,
    val region: String,
    val pipeline: String,
    val snapshotMs: Long,
    val accounts: List<CustomerAccount>,
)

@Struct
@Serializable
public data class CustomerAccount(
    val accountId: Long,
    val name: String,
    @Shared val industry: String,
    @Shared val tags: List<String>,
    val contacts: List<Contact>,
    val opportunities: List<Opportunity>,
)

@Struct
@Serializable
public data class Contact(
    val name: String,
    val email: String,
    @Shared val role: String,
    val lastContactMs: Long,
)

@Struct
@Serializable
public data class Opportunity(
    val title: String,
    @Shared val stage: String,
    val amountCents: Long,
    val probability: Double,
    val closeDateMs: Long,
)
