package octavo.pack.serialization

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.Serializable
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.elementDescriptors
import kotlinx.serialization.descriptors.elementNames
import kotlinx.serialization.descriptors.nonNullOriginal
import octavo.pack.schema.MAX_NESTED

/**
 * Whether [other] says the same as this, all the way down: equal descriptors may have elements of other names, and others below
 * those, which `Pair<List<Int>, Int>` and `Pair<List<String>, Int>` have.
 */
internal fun SerialDescriptor.isAlike(other: SerialDescriptor): Boolean = Likeness().holds(this, other)

@OptIn(ExperimentalSerializationApi::class)
private class Likeness {
    /** The classes around what is compared, with their parts. */
    private val around = ArrayList<List<SerialDescriptor>>()

    fun holds(a: SerialDescriptor, b: SerialDescriptor): Boolean {
        if (a === b) return true
        val parts = parts(a)
        if (parts != parts(b) || a.kind != b.kind || a.elementNames.toList() != b.elementNames.toList()) return false
        if (a.nonNullOriginal::class != ofClass) return ofElements(a, b)
        if (around.count { it == parts } == TURNS) return true
        if (around.size == TURNS * MAX_NESTED) throw tooDeep(a)
        around += parts
        return ofElements(a, b).also { around.removeAt(around.lastIndex) }
    }

    private fun parts(descriptor: SerialDescriptor) = listOf(descriptor) + descriptor.elementDescriptors

    private fun ofElements(a: SerialDescriptor, b: SerialDescriptor) =
        a.elementDescriptors.zip(b.elementDescriptors).all { (left, right) -> holds(left, right) }

    @Serializable
    private class Sample

    private companion object {
        /** The descriptors that are made for classes: only they are equal by the arguments of their types, too. */
        val ofClass = Sample.serializer().descriptor::class

        /** A generic class that contains itself has new descriptors all the way down: what comes again so often goes on like this. */
        const val TURNS = 2
    }
}
