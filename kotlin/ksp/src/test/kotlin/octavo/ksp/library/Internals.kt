package octavo.ksp.library

import octavo.struct.Conversion
import octavo.struct.Convert
import octavo.struct.Struct

// What another module cannot use, or not all of it.

@JvmInline
public value class Ticket internal constructor(public val number: Int)

@JvmInline
public value class Secret(internal val number: Int)

@Struct
public class Sealed<T> internal constructor(public val content: T)

@Struct
public class Opaque<T>(internal val content: T)

internal object LengthAsText : Conversion<Int, String> {
    override fun toSurrogate(value: Int): String = "x".repeat(value)

    override fun fromSurrogate(surrogate: String): Int = surrogate.length
}

@Struct
public class Converted<T>(public val content: T, @Convert(with = LengthAsText::class) public val length: Int)

@Struct
public class Row(internal val number: Int, public val text: String)

/** In the place of the coders that the module would have. */
public object RowFlexCoder

public object RowPackCoder
