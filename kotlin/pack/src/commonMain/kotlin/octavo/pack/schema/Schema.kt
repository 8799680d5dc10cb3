package octavo.pack.schema

/** A type of the pack wire; section 1 of spec/pack.md says what values each kind has and how it is spelled. */
public sealed interface Schema {
    /** `bool`. */
    public data object Bool : Schema

    /** An integer or a float of a fixed [width] in bytes. */
    public enum class Fixed(public val width: Int) : Schema {
        I8(1),
        I16(2),
        I32(4),
        I64(8),
        U8(1),
        U16(2),
        U32(4),
        U64(8),
        F32(4),
        F64(8),
    }

    /** An integer of up to [maxWidth] bytes, whose width code takes [codeBits] bits. */
    public enum class Compressed(public val isSigned: Boolean, public val codeBits: Int, public val maxWidth: Int) : Schema {
        VI32(true, 2, 4),
        VI53(true, 3, 7),
        VI64(true, 3, 8),
        VU32(false, 2, 4),
        VU53(false, 3, 7),
        VU64(false, 3, 8),
    }

    /** `str`. */
    public data object Text : Schema

    /** `shared`: text that is likely to come again in the same message. */
    public data object Shared : Schema

    /** `bytes`. */
    public data object Bytes : Schema

    /** `dynamic`: a flex message. */
    public data object Dynamic : Schema

    /** One of [names]. */
    public data class Enumeration(val names: List<String>) : Schema

    /** A set of [names]. */
    public data class Flags(val names: List<String>) : Schema

    /** A value of [type], which is not optional itself, or none. */
    public data class Optional(val type: Schema) : Schema

    /** A list of [element]s. */
    public data class Sequence(val element: Schema) : Schema

    /** Exactly [size] values of [element]. */
    public data class Array(val element: Schema, val size: Int) : Schema

    /** A map from [key]s to [value]s. */
    public data class Mapping(val key: Schema, val value: Schema) : Schema

    /** A struct without names. */
    public data class Tuple(val types: List<Schema>) : Schema

    /** A list of structs that is stored field by field. */
    public data class Columns(val fields: List<Field>) : Schema

    /** A type with a declaration: it is one object however often it occurs, since it may contain itself. */
    public sealed class Declared : Schema

    /** Named fields; [fields] is called once, after all declarations exist. */
    public class Struct(fields: () -> List<Field>) : Declared() {
        /** The fields, in order of declaration. */
        public val fields: List<Field> by lazy(LazyThreadSafetyMode.PUBLICATION, fields)
    }

    /** Named fields in sections, the oldest first. */
    public class Open(sections: () -> List<List<Field>>) : Declared() {
        /** The fields of each section, the oldest first. */
        public val sections: List<List<Field>> by lazy(LazyThreadSafetyMode.PUBLICATION, sections)
    }

    /** One of the named [cases], each a [Struct] or an [Open], in ascending order of their names in UTF-8. */
    public class Union(cases: () -> List<Field>) : Declared() {
        /** The cases, in ascending order of their names in UTF-8. */
        public val cases: List<Field> by lazy(LazyThreadSafetyMode.PUBLICATION, cases)
    }

    /** Parses schemas: see [parse]. */
    public companion object
}
