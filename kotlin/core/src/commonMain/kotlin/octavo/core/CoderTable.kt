package octavo.core

import kotlin.concurrent.atomics.AtomicReference
import kotlin.concurrent.atomics.ExperimentalAtomicApi
import kotlin.reflect.KClass

/**
 * Finds the coders of one wire by class and by name. Any thread may register until it is sealed; looking up takes no lock.
 *
 * Registering another coder for a class or a name that has one throws [IllegalArgumentException]; the same one again does nothing.
 */
@InternalOctavoApi
@OptIn(ExperimentalAtomicApi::class)
public class CoderTable<C : Any> {
    private class Entries<C : Any>(classes: Map<KClass<*>, C>, val byName: Map<String, C>, val isSealed: Boolean) {
        val byClass = ClassMap(classes)
    }

    private val state = AtomicReference(Entries<C>(emptyMap(), emptyMap(), isSealed = false))

    /** Registers [coder] for [type] and for its [name]; throws [IllegalStateException] after [seal]. */
    public fun register(type: KClass<*>, name: String, coder: C): Unit = update { old ->
        checkOpen(old, name)
        requireFree(old.byClass[type], coder, "$type")
        requireFree(old.byName[name], coder, "the name $name")
        Entries(old.byClass.all + (type to coder), old.byName + (name to coder), isSealed = false)
    }

    /** Registers [coder] for its [name] alone, unless another module has registered one of the same instantiation of a generic class. */
    public fun register(name: String, coder: C): Unit = update { old ->
        checkOpen(old, name)
        if (name in old.byName) old else Entries(old.byClass.all, old.byName + (name to coder), isSealed = false)
    }

    private fun checkOpen(entries: Entries<C>, name: String) {
        check(!entries.isSealed) { "the registry is sealed: $name comes too late" }
    }

    private fun requireFree(known: C?, coder: C, what: String) {
        require(known == null || known === coder) { "$what has a coder already" }
    }

    /** Forbids registering from now on. */
    public fun seal(): Unit = update { Entries(it.byClass.all, it.byName, isSealed = true) }

    private inline fun update(change: (Entries<C>) -> Entries<C>) {
        do {
            val old = state.load()
        } while (!state.compareAndSet(old, change(old)))
    }

    /** What is registered now: another object after each change. */
    public val entries: Any get() = state.load()

    /** Returns the coder of [type], or null. */
    public operator fun get(type: KClass<*>): C? = state.load().byClass[type]

    /** Returns the coder with this [name], or null. */
    public operator fun get(name: String): C? = state.load().byName[name]
}
