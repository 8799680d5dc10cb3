package octavo.flex.coder

import octavo.core.Limits
import octavo.flex.FlexValue
import octavo.flex.view.FlexDoubles
import octavo.flex.view.FlexStrings
import octavo.flex.view.FlexStruct
import octavo.flex.view.asStruct
import kotlin.jvm.JvmInline

/** Reads an [Address] where it lies in a message; written as the processor writes it. */
@JvmInline
internal value class AddressAccessor(val struct: FlexStruct) {
    val street: String get() = struct.string(1)
    val streetByteLength: Int get() = struct.byteLength(1)
    val city: String get() = struct.string(0)
    val cityByteLength: Int get() = struct.byteLength(0)
    val zip: Int? get() = if (struct.isNull(2)) null else struct.int(2)
}

/** Reads a [UserProfile] where it lies in a message; written as the processor writes it. */
@JvmInline
internal value class UserProfileAccessor(val struct: FlexStruct) {
    val id: Long get() = struct.long(1)
    val username: String get() = struct.string(6)
    val usernameByteLength: Int get() = struct.byteLength(6)
    val tags: FlexStrings get() = FlexStrings(struct.elements(5))
    val address: AddressAccessor get() = AddressAccessor(struct.struct(0, AddressFlexCoder.shape))
    val scores: FlexDoubles get() = FlexDoubles(struct.elements(4))
    val plan: Plan get() = struct.enum(UserProfileFlexCoder.planNames, 3)
}

/** Returns the [UserProfile] that is the root of this message. */
internal fun ByteArray.asUserProfile(limits: Limits = Limits.DEFAULT): UserProfileAccessor =
    UserProfileAccessor(FlexStruct.root(this, UserProfileFlexCoder.shape, limits = limits))

/** Returns the [UserProfile] that this value is. */
internal fun FlexValue.asUserProfile(limits: Limits = Limits.DEFAULT): UserProfileAccessor =
    UserProfileAccessor(asStruct(UserProfileFlexCoder.shape, limits))
