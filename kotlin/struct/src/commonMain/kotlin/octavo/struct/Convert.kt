package octavo.struct

import kotlin.reflect.KClass

/** Lets the object [with] turn a property into a type that coders know, and back. */
@Target(AnnotationTarget.PROPERTY)
public annotation class Convert(public val with: KClass<out Conversion<*, *>>)
