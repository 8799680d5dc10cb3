package octavo.pack.serialization

import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.modules.SerializersModule
import octavo.core.IdentityCache
import octavo.core.RecentEntries

/** The plans of descriptors: one for all that are alike, for serializers of generic types are often made anew for each call. */
internal class TypePlans(private val module: SerializersModule) {
    private val known = IdentityCache(::ofAlike)
    private val made = RecentEntries<SerialDescriptor, TypePlan>()

    operator fun get(descriptor: SerialDescriptor): TypePlan = known[descriptor]

    private fun ofAlike(descriptor: SerialDescriptor): TypePlan {
        val hash = descriptor.hashCode()
        return made.find(hash) { it.isAlike(descriptor) }
            ?: PlanMaker(module).make(descriptor).also { made.add(hash, descriptor, it) }
    }
}
