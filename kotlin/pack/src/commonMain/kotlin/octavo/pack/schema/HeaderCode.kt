package octavo.pack.schema

import octavo.core.InternalOctavoApi

/** Where one code stands in a struct's header: [bits] bits from bit [shift] of its 32-bit word [word] upwards. */
@InternalOctavoApi
public data class HeaderCode(val word: Int, val shift: Int, val bits: Int) {
    /** The bits of the code in its word. */
    public val mask: Int = ((1L shl bits) - 1).toInt() shl shift
}
