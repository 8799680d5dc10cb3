package octavo.struct

import kotlin.reflect.KClass

/** Converts a property, by the object [with], to a type that coders know, and back. */
@Target(AnnotationTarget.PROPERTY)
public annotation class Convert(public val with: KClass<out Conversion<*, *>>)
