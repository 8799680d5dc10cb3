package octavo.core

/** Returns the float nearest to this double; `toFloat()` leaves a double as it is where there are no floats. */
@InternalOctavoApi
public expect inline fun Double.roundToFloat(): Float
