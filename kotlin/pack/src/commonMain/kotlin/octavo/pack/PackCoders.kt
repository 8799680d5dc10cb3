package octavo.pack

import octavo.core.CoderTable
import octavo.core.GeneratedObjects
import kotlin.reflect.KClass

/**
 * A registry of coders by class and by name. Any thread may register coders until the registry is sealed; lookups never take a lock.
 *
 * Registering a second coder for a class or a name throws [IllegalArgumentException]; registering the same coder again does nothing.
 */
public class PackCoders {
    private val table = CoderTable<PackCoder<*>>()

    /** Registers [coder] for [type] and for its name; throws [IllegalStateException] after [seal]. */
    public fun <T : Any> register(type: KClass<T>, coder: PackCoder<T>): Unit = table.register(type, coder.name, coder)

    /**
     * Registers [coder], of one instantiation of a generic class, for its name alone. If there is a coder of that name, it stays, since
     * several modules may have made one. Throws [IllegalStateException] after [seal].
     */
    public fun register(coder: PackCoder<*>): Unit = table.register(coder.name, coder)

    /** Seals the registry: later attempts to register throw [IllegalStateException]. */
    public fun seal(): Unit = table.seal()

    /** Returns the coder of [type], or null. */
    @Suppress("UNCHECKED_CAST") // registered together
    public operator fun <T : Any> get(type: KClass<T>): PackCoder<T>? = table[type] as PackCoder<T>?

    /** Returns the coder with this [name], or null. */
    public operator fun get(name: String): PackCoder<*>? = table[name]

    public companion object {
        /** The registry used by default. */
        public val Default: PackCoders = PackCoders()
    }
}

private val generated = GeneratedObjects("PackCoder")

/** Returns the coder that the processor has written for [type], where it is found by its name, or null. */
@Suppress("UNCHECKED_CAST") // written for that type
internal fun <T : Any> generatedCoder(type: KClass<T>): PackCoder<T>? = generated[type] as? PackCoder<T>
