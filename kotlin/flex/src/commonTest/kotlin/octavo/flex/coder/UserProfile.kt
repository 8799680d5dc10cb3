package octavo.flex.coder

internal data class Address(val street: String, val city: String, val zip: Int?)

internal enum class Plan { FREE, PRO }

internal data class UserProfile(
    val id: Long,
    val username: String,
    val tags: List<String>,
    val address: Address,
    val scores: DoubleArray = DoubleArray(0),
    val plan: Plan = Plan.FREE,
    val nickname: String = username,
) {
    override fun equals(other: Any?): Boolean =
        other is UserProfile && id == other.id && username == other.username && tags == other.tags &&
            address == other.address && scores.contentEquals(other.scores) && plan == other.plan && nickname == other.nickname

    override fun hashCode(): Int = id.hashCode()
}
