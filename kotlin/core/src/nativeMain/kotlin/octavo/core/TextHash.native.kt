package octavo.core

/** The hash code, which a string keeps once it is known. */
@InternalOctavoApi
public actual object TextHash {
    public actual val longest: Int get() = 32

    public actual fun hash(text: String): Int = text.hashCode()
}
