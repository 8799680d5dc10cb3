package octavo.core

import kotlin.reflect.KClass

/** Finds in [all] what belongs to a class, the fastest way that a platform has. */
internal expect class ClassMap<V : Any>(all: Map<KClass<*>, V>) {
    val all: Map<KClass<*>, V>

    operator fun get(type: KClass<*>): V?
}
