package octavo.struct

/** Turns a [T] that coders do not know into an [S] that they do, and back, on every wire; for [Convert]. */
public interface Conversion<T, S> {
    /** Returns what stands for [value] in messages. */
    public fun toSurrogate(value: T): S

    /** Returns the value for which [surrogate] stands. */
    public fun fromSurrogate(surrogate: S): T
}
