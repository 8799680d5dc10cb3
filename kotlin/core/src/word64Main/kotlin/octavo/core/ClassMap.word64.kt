package octavo.core

import kotlin.reflect.KClass

internal actual class ClassMap<V : Any> actual constructor(actual val all: Map<KClass<*>, V>) {
    actual operator fun get(type: KClass<*>): V? = all[type]
}
