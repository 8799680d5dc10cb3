package octavo.core

import kotlin.reflect.KClass

/** Finds the objects that the processor has written beside classes, by their names' [suffix], where a name leads to a class. */
@InternalOctavoApi
public expect class GeneratedObjects(suffix: String) {
    /** Returns the object written for [type], or null. */
    public operator fun get(type: KClass<*>): Any?
}
