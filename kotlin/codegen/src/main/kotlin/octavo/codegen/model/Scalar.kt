package octavo.codegen.model

import com.squareup.kotlinpoet.ClassName

/** The types that coders handle by themselves. */
public enum class Scalar(private val simpleName: String) {
    BOOLEAN("Boolean"),
    BYTE("Byte"),
    SHORT("Short"),
    INT("Int"),
    LONG("Long"),
    UBYTE("UByte"),
    USHORT("UShort"),
    UINT("UInt"),
    ULONG("ULong"),
    FLOAT("Float"),
    DOUBLE("Double"),
    CHAR("Char"),
    STRING("String"),
    ;

    public val type: ClassName get() = ClassName("kotlin", simpleName)

    /** The array of these, such as `IntArray`; there is none of Strings. */
    public val arrayType: ClassName get() = ClassName("kotlin", simpleName + "Array")

    public companion object {
        private val byType = entries.associateBy { it.type.canonicalName }
        private val byArrayType = (entries - STRING).associateBy { it.arrayType.canonicalName }

        /** Returns the scalar with this qualified name, or null. */
        public fun of(qualifiedName: String): Scalar? = byType[qualifiedName]

        /** Returns what the primitive array with this qualified name holds, or null. */
        public fun ofArray(qualifiedName: String): Scalar? = byArrayType[qualifiedName]
    }
}
