package octavo.flex.coder

/** Reads property number [property] of [shape] by its name from the open map at [base]; throws MismatchException if it is missing. */
public inline fun <T> FlexReader.property(
    shape: FlexShape,
    property: Int,
    base: Int,
    width: Int,
    read: (at: Int, width: Int, packedType: Int) -> T,
): T = propertyOr(shape, property, base, width, { throw missing(shape.nameOf(property), base) }, read)

/** Reads property number [property] of [shape] by its name from the open map at [base], or returns [default] if it is missing. */
public inline fun <T> FlexReader.propertyOr(
    shape: FlexShape,
    property: Int,
    base: Int,
    width: Int,
    default: () -> T,
    read: (at: Int, width: Int, packedType: Int) -> T,
): T {
    val index = indexOf(shape, property, base, width)
    return if (index < 0) default() else read(base + index * width, width, typeOf(base, width, index))
}
