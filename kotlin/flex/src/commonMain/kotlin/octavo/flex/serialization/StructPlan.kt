package octavo.flex.serialization

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerializationException
import kotlinx.serialization.descriptors.SerialDescriptor
import octavo.flex.coder.FlexShape
import kotlin.concurrent.Volatile
import kotlin.concurrent.atomics.AtomicReference
import kotlin.concurrent.atomics.ExperimentalAtomicApi

/** What is made once of the descriptor of a class: how its maps look. */
@OptIn(ExperimentalSerializationApi::class)
internal class StructPlan(private val descriptor: SerialDescriptor) {
    private val names = List(descriptor.elementsCount, descriptor::getElementName)

    /** The maps whose static type says which class they are. */
    val plain: StructLayout = StructLayouts[names]

    /** The maps that begin with the name of their class; made when first asked for. */
    @Volatile
    private var tagged: StructLayout? = null

    /** Returns the layout of maps that say under [discriminator] which class they are. */
    fun tagged(discriminator: String): StructLayout {
        val made = tagged
        return if (made != null && made.shape.names[0] == discriminator) made else tag(discriminator).also { tagged = it }
    }

    /**
     * Returns the layout to read such maps with, which is the plain one where a property has the name of the [discriminator]: the class
     * of unknown subclasses may want their names.
     */
    fun taggedToRead(discriminator: String): StructLayout {
        val made = tagged
        if (made != null && made.shape.names[0] == discriminator) return made
        return if (discriminator in names) plain else tagged(discriminator)
    }

    private fun tag(discriminator: String): StructLayout {
        if (discriminator in names) {
            throw SerializationException("${descriptor.serialName} has a property named like the class discriminator, $discriminator")
        }
        return StructLayouts[listOf(discriminator) + names]
    }
}

/** The shape of a class's maps, and for each of its names the place of its value. */
internal class StructLayout(names: List<String>) {
    val shape: FlexShape = FlexShape(*names.toTypedArray())

    /** The place of each name's value in a map of this shape. */
    val places: IntArray = IntArray(names.size).also { for (place in it.indices) it[shape.source(place)] = place }
}

/** The layouts of this process: equal names share one, however many descriptors have them, for shapes are numbered for good. */
@OptIn(ExperimentalAtomicApi::class)
internal object StructLayouts {
    private val layouts = AtomicReference(emptyMap<List<String>, StructLayout>())

    operator fun get(names: List<String>): StructLayout = layouts.load()[names] ?: add(names, StructLayout(names))

    /** Adds [made] unless another thread was faster, and returns what all share. */
    private fun add(names: List<String>, made: StructLayout): StructLayout {
        while (true) {
            val old = layouts.load()
            old[names]?.let { return it }
            if (layouts.compareAndSet(old, old + (names to made))) return made
        }
    }
}
