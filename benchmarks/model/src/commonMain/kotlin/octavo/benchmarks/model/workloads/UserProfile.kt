package octavo.benchmarks.model.workloads

import kotlinx.serialization.Serializable
import octavo.struct.Struct

/** One user with settings and an address. */
@Struct
@Serializable
public data class UserProfile(
    val id: Long,
    val username: String,
    val displayName: String,
    val email: String,
    val bio: String,
    val avatarUrl: String,
    val followerCount: Int,
    val followingCount: Int,
    val postCount: Int,
    val verified: Boolean,
    val createdAtEpochMs: Long,
    val tags: List<String>,
    val settings: Map<String, String>,
    val address: Address,
)

@Struct
@Serializable
public data class Address(
    val street: String,
    val city: String,
    val state: String,
    val zip: String,
    val country: String,
)
