package octavo.pack.serialization

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.elementDescriptors

/**
 * The forms of the classes so far. Descriptors are equal where their elements have the same names of types, which those of
 * `Pair<List<Int>, Int>` and `Pair<List<String>, Int>` have: classes are one if what they consist of is equal all the way down, too.
 */
@OptIn(ExperimentalSerializationApi::class)
internal class Declarations {
    private class Declaration(val descriptor: SerialDescriptor, val form: Form)

    private val byDescriptor = HashMap<SerialDescriptor, MutableList<Declaration>>()

    operator fun get(descriptor: SerialDescriptor): Form? =
        byDescriptor[descriptor]?.firstOrNull { areAlike(it.descriptor, descriptor, HashSet()) }?.form

    operator fun set(descriptor: SerialDescriptor, form: Form) {
        byDescriptor.getOrPut(descriptor) { ArrayList(1) } += Declaration(descriptor, form)
    }

    /** Compares what has not been [compared] yet: a generic class that contains itself has new descriptors all the way down. */
    private fun areAlike(a: SerialDescriptor, b: SerialDescriptor, compared: MutableSet<List<SerialDescriptor>>): Boolean {
        if (a === b) return true
        val parts = listOf(a) + a.elementDescriptors
        if (parts != listOf(b) + b.elementDescriptors) return false
        return !compared.add(parts) ||
            a.elementDescriptors.zip(b.elementDescriptors).all { (left, right) -> areAlike(left, right, compared) }
    }
}
