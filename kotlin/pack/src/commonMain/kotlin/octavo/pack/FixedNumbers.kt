package octavo.pack

// Numbers of full width where nothing has been checked: those that were optional (4.1), lone ones, and runs.

/** Reads one byte. */
public fun PackReader.fixedByte(): Byte {
    need(1)
    return takeByte()
}

/** Reads two bytes. */
public fun PackReader.fixedShort(): Short {
    need(2)
    return takeShort()
}

/** Reads four bytes. */
public fun PackReader.fixedInt(): Int {
    need(4)
    return takeInt()
}

/** Reads eight bytes. */
public fun PackReader.fixedLong(): Long {
    need(8)
    return takeLong()
}

/** Reads four bytes. */
public fun PackReader.fixedFloat(): Float {
    need(4)
    return takeFloat()
}

/** Reads eight bytes. */
public fun PackReader.fixedDouble(): Double {
    need(8)
    return takeDouble()
}
