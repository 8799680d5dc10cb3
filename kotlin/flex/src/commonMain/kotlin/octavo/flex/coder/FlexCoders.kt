package octavo.flex.coder

import kotlin.concurrent.atomics.AtomicReference
import kotlin.concurrent.atomics.ExperimentalAtomicApi
import kotlin.reflect.KClass

/**
 * Finds coders by class and by name. Any thread may register until it is sealed; looking up takes no lock, before or after.
 *
 * Registering another coder for a class or a name that has one throws [IllegalArgumentException]; the same one again does nothing.
 */
@OptIn(ExperimentalAtomicApi::class)
public class FlexCoders {
    private class Entries(val byClass: Map<KClass<*>, FlexCoder<*>>, val byName: Map<String, FlexCoder<*>>, val isSealed: Boolean)

    private val state = AtomicReference(Entries(emptyMap(), emptyMap(), isSealed = false))

    /** Registers [coder] for [type] and for its name; throws [IllegalStateException] after [seal]. */
    public fun <T : Any> register(type: KClass<T>, coder: FlexCoder<T>): Unit = update { old ->
        check(!old.isSealed) { "the registry is sealed: ${coder.name} comes too late" }
        requireFree(old.byClass[type], coder, "$type")
        requireFree(old.byName[coder.name], coder, "the name ${coder.name}")
        Entries(old.byClass + (type to coder), old.byName + (coder.name to coder), isSealed = false)
    }

    /** Registers [coder] for its name alone, as that of one instantiation of a generic class; throws [IllegalStateException] after [seal]. */
    public fun register(coder: FlexCoder<*>): Unit = update { old ->
        check(!old.isSealed) { "the registry is sealed: ${coder.name} comes too late" }
        requireFree(old.byName[coder.name], coder, "the name ${coder.name}")
        Entries(old.byClass, old.byName + (coder.name to coder), isSealed = false)
    }

    private fun requireFree(known: FlexCoder<*>?, coder: FlexCoder<*>, what: String) {
        require(known == null || known === coder) { "$what has a coder already" }
    }

    /** Forbids registering from now on. */
    public fun seal(): Unit = update { Entries(it.byClass, it.byName, isSealed = true) }

    private inline fun update(change: (Entries) -> Entries) {
        do {
            val old = state.load()
        } while (!state.compareAndSet(old, change(old)))
    }

    /** What is registered now: another object after each change. */
    internal val entries: Any get() = state.load()

    /** Returns the coder of [type], or null. */
    @Suppress("UNCHECKED_CAST") // registered together
    public operator fun <T : Any> get(type: KClass<T>): FlexCoder<T>? = state.load().byClass[type] as FlexCoder<T>?

    /** Returns the coder with this [name], or null. */
    public operator fun get(name: String): FlexCoder<*>? = state.load().byName[name]

    public companion object {
        /** The registry used where none is given. */
        public val Default: FlexCoders = FlexCoders()
    }
}
