package octavo.pack.serialization

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.descriptors.SerialDescriptor

/** Whether this is one of the sets of the serializers' library: to their descriptors, a set is a list. */
@OptIn(ExperimentalSerializationApi::class)
internal val SerialDescriptor.isSet: Boolean
    get() = serialName == "kotlin.collections.LinkedHashSet" || serialName == "kotlin.collections.HashSet"
