package octavo.pack.serialization

import kotlinx.serialization.descriptors.SerialDescriptor
import octavo.pack.schema.Schema
import octavo.pack.schema.SelfContainment

/** The forms of the classes so far: classes are one if their descriptors are alike. */
internal class Declarations {
    private class Declaration(val descriptor: SerialDescriptor, val form: Form)

    private val byDescriptor = LinkedHashMap<SerialDescriptor, MutableList<Declaration>>()

    operator fun get(descriptor: SerialDescriptor): Form? =
        byDescriptor[descriptor]?.firstOrNull { it.descriptor.isAlike(descriptor) }?.form

    operator fun set(descriptor: SerialDescriptor, form: Form) {
        byDescriptor.getOrPut(descriptor) { ArrayList(1) } += Declaration(descriptor, form)
    }

    /** Checks that no class contains itself through required properties alone. */
    fun checkThatValuesEnd() {
        val all = byDescriptor.values.flatten()
        val endless = SelfContainment(all.map { it.form.schema as Schema.Declared }).found ?: return
        throw noSchema(all.first { it.form.schema == endless }.descriptor, "contains itself and never ends: let a property be null")
    }
}
