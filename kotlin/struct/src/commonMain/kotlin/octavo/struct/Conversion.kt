package octavo.struct

/** Converts a [T], which coders do not know, to an [S], which they do, and back, on every wire; for [Convert]. */
public interface Conversion<T, S> {
    /** Returns the surrogate that stands for [value] in messages. */
    public fun toSurrogate(value: T): S

    /** Returns the value for which [surrogate] stands in messages. */
    public fun fromSurrogate(surrogate: S): T
}
