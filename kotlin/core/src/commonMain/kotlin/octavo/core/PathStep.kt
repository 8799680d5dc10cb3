package octavo.core

/** Returns the step of a JSON Pointer (RFC 6901) to the entry or the element called [name]: `/a~1b` for "a/b". */
@InternalOctavoApi
public fun pathStep(name: Any): String = "/" + name.toString().replace("~", "~0").replace("/", "~1")
