package exchange

import octavo.frame.Frame
import octavo.frame.FrameReader
import octavo.frame.Wire
import octavo.pack.Pack
import octavo.pack.schema.fingerprint
import octavo.struct.Struct

@Struct
data class Address(val street: String, val city: String)

@Struct
data class UserProfile(val id: Long, val username: String, val tags: List<String>, val address: Address)

private val fingerprint = UserProfilePackCoder.schema.fingerprint()

fun UserProfile.toFrame(): ByteArray = Frame(Wire.PACK, Pack.encode(this), fingerprint).encode()

fun userProfileOf(bytes: ByteArray): UserProfile {
    val reader = FrameReader()
    reader.push(bytes)
    val frame = requireNotNull(reader.next()) { "the frame is cut short" }
    return Pack.decode(frame.expect(Wire.PACK, fingerprint))
}
