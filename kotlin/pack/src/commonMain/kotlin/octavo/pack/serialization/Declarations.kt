package octavo.pack.serialization

import kotlinx.serialization.descriptors.SerialDescriptor

/** The forms of the classes so far: classes are one if their descriptors are alike. */
internal class Declarations {
    private class Declaration(val descriptor: SerialDescriptor, val form: Form)

    private val byDescriptor = HashMap<SerialDescriptor, MutableList<Declaration>>()

    operator fun get(descriptor: SerialDescriptor): Form? =
        byDescriptor[descriptor]?.firstOrNull { it.descriptor.isAlike(descriptor) }?.form

    operator fun set(descriptor: SerialDescriptor, form: Form) {
        byDescriptor.getOrPut(descriptor) { ArrayList(1) } += Declaration(descriptor, form)
    }
}
