package octavo.pack

/** Returns how many bytes the varint (2.1) of [value] takes. */
internal fun varintWidth(value: Int): Int = (38 - (value or 1).countLeadingZeroBits()) / 7
