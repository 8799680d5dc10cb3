package octavo.flex

import kotlin.jvm.JvmField
import kotlin.jvm.JvmStatic

/**
 * The types of the format.
 *
 * @property code the number that stands for the type in the upper six bits of a packed type byte
 * @property element the type of the elements of a typed vector; null for other types
 * @property fixedSize the number of elements of a fixed typed vector; 0 for other types
 */
public enum class FlexType(
    @JvmField public val code: Int,
    @JvmField public val element: FlexType? = null,
    @JvmField public val fixedSize: Int = 0,
) {
    NULL(TypeCode.NULL),
    INT(TypeCode.INT),
    UINT(TypeCode.UINT),
    FLOAT(TypeCode.FLOAT),
    KEY(TypeCode.KEY),
    STRING(TypeCode.STRING),
    INDIRECT_INT(TypeCode.INDIRECT_INT),
    INDIRECT_UINT(TypeCode.INDIRECT_UINT),
    INDIRECT_FLOAT(TypeCode.INDIRECT_FLOAT),
    MAP(TypeCode.MAP),
    VECTOR(TypeCode.VECTOR),
    VECTOR_INT(TypeCode.VECTOR_INT, INT),
    VECTOR_UINT(TypeCode.VECTOR_UINT, UINT),
    VECTOR_FLOAT(TypeCode.VECTOR_FLOAT, FLOAT),
    VECTOR_KEY(TypeCode.VECTOR_KEY, KEY),

    /** Deprecated by the format. Its elements are read as keys, since nothing says how wide their sizes are. */
    VECTOR_STRING(TypeCode.VECTOR_STRING, KEY),
    VECTOR_INT2(TypeCode.VECTOR_INT2, INT, 2),
    VECTOR_UINT2(TypeCode.VECTOR_UINT2, UINT, 2),
    VECTOR_FLOAT2(TypeCode.VECTOR_FLOAT2, FLOAT, 2),
    VECTOR_INT3(TypeCode.VECTOR_INT3, INT, 3),
    VECTOR_UINT3(TypeCode.VECTOR_UINT3, UINT, 3),
    VECTOR_FLOAT3(TypeCode.VECTOR_FLOAT3, FLOAT, 3),
    VECTOR_INT4(TypeCode.VECTOR_INT4, INT, 4),
    VECTOR_UINT4(TypeCode.VECTOR_UINT4, UINT, 4),
    VECTOR_FLOAT4(TypeCode.VECTOR_FLOAT4, FLOAT, 4),
    BLOB(TypeCode.BLOB),
    BOOL(TypeCode.BOOL),
    VECTOR_BOOL(TypeCode.VECTOR_BOOL, BOOL),
    ;

    /** Whether the slot holds the value itself; the slots of all other types hold an offset. */
    public val isInline: Boolean get() = this <= FLOAT || this == BOOL

    /** Whether this is an integer, inline or not. */
    public val isInteger: Boolean get() = this == INT || this == UINT || this == INDIRECT_INT || this == INDIRECT_UINT

    /** Whether this is a float, inline or not. */
    public val isFloat: Boolean get() = this == FLOAT || this == INDIRECT_FLOAT

    /** Whether this is a scalar to which the slot holds an offset. */
    public val isIndirect: Boolean get() = this in INDIRECT_INT..INDIRECT_FLOAT

    /** Whether this is a vector: untyped, typed or fixed, but not a map. */
    public val isVector: Boolean get() = this == VECTOR || element != null

    public companion object {
        private val byCode = arrayOfNulls<FlexType>(64).also { table -> for (type in entries) table[type.code] = type }

        /** Returns the type with the number [code], or null if it has no meaning, as 27 to 35 and 37 to 63 have not. */
        @JvmStatic
        public fun of(code: Int): FlexType? = byCode.getOrNull(code)
    }
}
