package octavo.codegen.model

import com.squareup.kotlinpoet.TypeName

/** A concrete subclass of a sealed struct. */
public data class Subclass(
    val type: TypeName,
    val generated: GeneratedNames,
    val wireName: String,
    val isObject: Boolean,
    /** Whether it is a struct itself, as it must be. */
    val isStruct: Boolean,
    /** Whether it may have subclasses that the sealed struct does not know. */
    val isOpen: Boolean,
    val location: Location,
)
