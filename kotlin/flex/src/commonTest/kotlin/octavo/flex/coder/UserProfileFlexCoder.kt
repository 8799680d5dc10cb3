package octavo.flex.coder

import octavo.flex.FlexBuilder
import octavo.flex.FlexBytes

/** Turns [UserProfile] into flex and back; written as the processor writes it. */
internal object UserProfileFlexCoder : FlexCoder<UserProfile>("octavo.flex.coder.UserProfile") {
    internal val shape = FlexShape("address", "id", "nickname", "plan", "scores", "tags", "username")
    internal val planNames = FlexEnum(Plan.entries, "FREE", "pro")

    override fun encode(value: UserProfile, to: FlexBuilder) {
        val start = to.startStruct()
        AddressFlexCoder.encode(value.address, to)
        to.put(value.id)
        to.put(value.nickname)
        to.put(planNames.name(value.plan))
        to.put(value.scores)
        to.list(value.tags) { element -> to.put(element) }
        to.put(value.username)
        to.endStruct(start, shape)
    }

    override fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): UserProfile {
        val base = from.startStruct(at, width, packedType)
        val own = FlexBytes.widthOf(packedType)
        val value = if (from.hasShape(shape, base, own)) byPosition(from, base, own) else byName(from, base, own)
        from.endStruct()
        return value
    }

    private fun byPosition(from: FlexReader, base: Int, width: Int): UserProfile {
        val types = base + 7 * width
        return UserProfile(
            id = from.long(base + width, width, from.typeAt(types + 1)),
            username = from.string(base + 6 * width, width, from.typeAt(types + 6)),
            tags = readTags(from, base + 5 * width, width, from.typeAt(types + 5)),
            address = AddressFlexCoder.decode(from, base, width, from.typeAt(types)),
            scores = from.doubleArray(base + 4 * width, width, from.typeAt(types + 4)),
            plan = from.enum(planNames, base + 3 * width, width, from.typeAt(types + 3)),
            nickname = from.string(base + 2 * width, width, from.typeAt(types + 2)),
        )
    }

    private fun byName(from: FlexReader, base: Int, width: Int): UserProfile {
        val addressAt = from.indexOf(shape, 0, base, width)
        val idAt = from.indexOf(shape, 1, base, width)
        val nicknameAt = from.indexOf(shape, 2, base, width)
        val planAt = from.indexOf(shape, 3, base, width)
        val scoresAt = from.indexOf(shape, 4, base, width)
        val tagsAt = from.indexOf(shape, 5, base, width)
        val usernameAt = from.indexOf(shape, 6, base, width)
        if (addressAt < 0) throw from.missing("address", base)
        if (idAt < 0) throw from.missing("id", base)
        if (tagsAt < 0) throw from.missing("tags", base)
        if (usernameAt < 0) throw from.missing("username", base)
        val id = from.long(base + idAt * width, width, from.typeOf(base, width, idAt))
        val username = from.string(base + usernameAt * width, width, from.typeOf(base, width, usernameAt))
        val tags = readTags(from, base + tagsAt * width, width, from.typeOf(base, width, tagsAt))
        val address = AddressFlexCoder.decode(from, base + addressAt * width, width, from.typeOf(base, width, addressAt))
        val scores = if (scoresAt < 0) {
            UserProfile(id, username, tags, address).scores
        } else {
            from.doubleArray(base + scoresAt * width, width, from.typeOf(base, width, scoresAt))
        }
        val plan = if (planAt < 0) {
            UserProfile(id, username, tags, address, scores).plan
        } else {
            from.enum(planNames, base + planAt * width, width, from.typeOf(base, width, planAt))
        }
        val nickname = if (nicknameAt < 0) {
            UserProfile(id, username, tags, address, scores, plan).nickname
        } else {
            from.string(base + nicknameAt * width, width, from.typeOf(base, width, nicknameAt))
        }
        return UserProfile(id, username, tags, address, scores, plan, nickname)
    }

    private fun readTags(from: FlexReader, at: Int, width: Int, type: Int): List<String> =
        from.list(at, width, type) { at2, width2, type2 -> from.string(at2, width2, type2) }
}
