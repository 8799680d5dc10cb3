package octavo.core

import kotlin.reflect.KClass

/** Nothing is found by name here: coders are registered. */
@InternalOctavoApi
public actual class GeneratedObjects actual constructor(suffix: String) {
    public actual operator fun get(type: KClass<*>): Any? = null
}
