package exchange

import java.io.File

private val ada = UserProfile(7, "ada", listOf("math", "engines"), Address("St James's Square", "London"))

/** `write FILE` writes a profile, `read FILE` prints the one that is there. */
fun main(arguments: Array<String>) {
    val (action, path) = arguments
    if (action == "write") File(path).writeBytes(ada.toFrame()) else println(described(userProfileOf(File(path).readBytes())))
}

private fun described(profile: UserProfile): String = profile.run {
    "$id $username ${tags.joinToString(",")} ${address.street}, ${address.city}"
}
