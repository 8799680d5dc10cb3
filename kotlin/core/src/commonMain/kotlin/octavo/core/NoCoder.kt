package octavo.core

import kotlin.reflect.KClass

/** Says that [type] has neither a coder that is known nor a serializer, and what gives it one. */
@InternalOctavoApi
public fun noCoder(type: KClass<*>): String = "${type.simpleName ?: "an anonymous class"} has no coder that is known, and no serializer: " +
    "a @Struct wants octavo-ksp for its sources, kspTest for those of tests; " +
    "outside the JVM, or behind a shrinker, call register() of its module's coders; for a generic class, give the coder"
