package octavo.flex.coder

import octavo.core.CoderTable
import octavo.core.GeneratedObjects
import kotlin.reflect.KClass

/**
 * Finds coders by class and by name. Any thread may register until it is sealed; looking up takes no lock, before or after.
 *
 * Registering another coder for a class or a name that has one throws [IllegalArgumentException]; the same one again does nothing.
 */
public class FlexCoders {
    private val table = CoderTable<FlexCoder<*>>()

    /** Registers [coder] for [type] and for its name; throws [IllegalStateException] after [seal]. */
    public fun <T : Any> register(type: KClass<T>, coder: FlexCoder<T>): Unit = table.register(type, coder.name, coder)

    /**
     * Registers [coder], of one instantiation of a generic class, for its name alone; the first one stays, since several modules may
     * have made one. Throws [IllegalStateException] after [seal].
     */
    public fun register(coder: FlexCoder<*>): Unit = table.register(coder.name, coder)

    /** Forbids registering from now on. */
    public fun seal(): Unit = table.seal()

    /** What is registered now: another object after each change. */
    internal val entries: Any get() = table.entries

    /** Returns the coder of [type], or null. */
    @Suppress("UNCHECKED_CAST") // registered together
    public operator fun <T : Any> get(type: KClass<T>): FlexCoder<T>? = table[type] as FlexCoder<T>?

    /** Returns the coder with this [name], or null. */
    public operator fun get(name: String): FlexCoder<*>? = table[name]

    public companion object {
        /** The registry used where none is given. */
        public val Default: FlexCoders = FlexCoders()
    }
}

private val generated = GeneratedObjects("FlexCoder")

/** Returns the coder that the processor has written for [type], where it is found by its name, or null. */
@Suppress("UNCHECKED_CAST") // written for that type
internal fun <T : Any> generatedCoder(type: KClass<T>): FlexCoder<T>? = generated[type] as? FlexCoder<T>
