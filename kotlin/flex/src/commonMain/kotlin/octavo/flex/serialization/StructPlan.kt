package octavo.flex.serialization

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerializationException
import kotlinx.serialization.descriptors.SerialDescriptor
import octavo.flex.FlexBytes
import octavo.flex.coder.FlexReader
import octavo.flex.coder.FlexShape
import octavo.flex.coder.mismatch
import kotlin.concurrent.Volatile
import kotlin.concurrent.atomics.AtomicReference
import kotlin.concurrent.atomics.ExperimentalAtomicApi

/** What is made once of the descriptor of a class: how its maps look. */
@OptIn(ExperimentalSerializationApi::class)
internal class StructPlan(private val descriptor: SerialDescriptor) {
    private val names = List(descriptor.elementsCount, descriptor::getElementName)

    /** The maps whose static type says which class they are. */
    val plain: StructLayout = StructLayouts[names, 0]

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
        return StructLayouts[listOf(discriminator) + names, 1]
    }
}

/** The shape of a class's maps, for each of its names the place of its value, and how many names stand before those of the class. */
internal class StructLayout(names: List<String>, val tags: Int) {
    val shape: FlexShape = FlexShape(*names.toTypedArray())

    /** The place of each name's value in a map of this shape. */
    val places: IntArray = IntArray(names.size).also { for (place in it.indices) it[shape.source(place)] = place }

    /** How many properties the class has. */
    val size: Int get() = shape.size - tags

    /** Throws for the first key of the map at [base] that is none of the names of the class [serialName]. */
    fun refuseUnknownKey(reader: FlexReader, serialName: String, base: Int, width: Int, size: Int) {
        val keys = reader.keysOf(base, width, size)
        val keysWidth = FlexBytes.keysWidth(reader.bytes, base, width)
        for (place in 0 until size) {
            val name = reader.keyAt(keys + place * keysWidth, keysWidth)
            if (name !in shape.names) throw reader.mismatch("a property of $serialName", "\"$name\"", base + place * width)
        }
    }
}

/** The layouts of this process: equal ones are shared, however many descriptors have them, for shapes are numbered for good. */
@OptIn(ExperimentalAtomicApi::class)
internal object StructLayouts {
    private data class Key(val names: List<String>, val tags: Int)

    private val layouts = AtomicReference(emptyMap<Key, StructLayout>())

    operator fun get(names: List<String>, tags: Int): StructLayout =
        Key(names, tags).let { layouts.load()[it] ?: add(it, StructLayout(names, tags)) }

    /** Adds [made] unless another thread was faster, and returns what all share. */
    private fun add(key: Key, made: StructLayout): StructLayout {
        while (true) {
            val old = layouts.load()
            old[key]?.let { return it }
            if (layouts.compareAndSet(old, old + (key to made))) return made
        }
    }
}
