package octavo.flex

import octavo.core.InternalOctavoApi

/** The type numbers of the FlexBuffers format: the upper six bits of a packed type byte. */
@InternalOctavoApi
public object TypeCode {
    public const val NULL: Int = 0
    public const val INT: Int = 1
    public const val UINT: Int = 2
    public const val FLOAT: Int = 3
    public const val KEY: Int = 4
    public const val STRING: Int = 5
    public const val INDIRECT_INT: Int = 6
    public const val INDIRECT_UINT: Int = 7
    public const val INDIRECT_FLOAT: Int = 8
    public const val MAP: Int = 9
    public const val VECTOR: Int = 10
    public const val VECTOR_INT: Int = 11
    public const val VECTOR_UINT: Int = 12
    public const val VECTOR_FLOAT: Int = 13
    public const val VECTOR_KEY: Int = 14

    /** Deprecated by the format: its strings have no size width of their own, so readers take a one-byte size. */
    public const val VECTOR_STRING: Int = 15
    public const val VECTOR_INT2: Int = 16
    public const val VECTOR_UINT2: Int = 17
    public const val VECTOR_FLOAT2: Int = 18
    public const val VECTOR_INT3: Int = 19
    public const val VECTOR_UINT3: Int = 20
    public const val VECTOR_FLOAT3: Int = 21
    public const val VECTOR_INT4: Int = 22
    public const val VECTOR_UINT4: Int = 23
    public const val VECTOR_FLOAT4: Int = 24
    public const val BLOB: Int = 25
    public const val BOOL: Int = 26
    public const val VECTOR_BOOL: Int = 36
}
