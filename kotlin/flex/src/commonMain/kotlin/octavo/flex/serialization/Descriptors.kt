package octavo.flex.serialization

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.StructureKind
import kotlinx.serialization.modules.SerializersModule
import octavo.core.IdentityCache

/** What has been made of each class's descriptor. */
internal val StructPlans = IdentityCache(::StructPlan)

private val UINT = UInt.serializer().descriptor
private val ULONG = ULong.serializer().descriptor
private val USHORT = UShort.serializer().descriptor
private val UBYTE = UByte.serializer().descriptor

/** Whether this is one of Kotlin's unsigned integers. */
@OptIn(ExperimentalSerializationApi::class)
internal val SerialDescriptor.isUnsigned: Boolean
    get() = isInline && (this == UINT || this == ULONG || this == USHORT || this == UBYTE)

/** Whether values are written as maps of their properties: a map of another kind cannot hold a discriminator too. */
@OptIn(ExperimentalSerializationApi::class)
internal tailrec fun SerialDescriptor.isStruct(module: SerializersModule): Boolean {
    val carried = carried(module) ?: return kind == StructureKind.CLASS || kind == StructureKind.OBJECT
    return !carried.isNullable && carried.isStruct(module)
}

/** Whether this is one of the sets of the serializers' library: to their descriptors, a set is a list. */
@OptIn(ExperimentalSerializationApi::class)
internal val SerialDescriptor.isSet: Boolean
    get() = serialName == "kotlin.collections.LinkedHashSet" || serialName == "kotlin.collections.HashSet"
