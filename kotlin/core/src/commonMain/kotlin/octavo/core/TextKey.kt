package octavo.core

/** A [text] as a key of a hash table: nobody can prepare texts that crowd there. */
@InternalOctavoApi
public class TextKey(public val text: String) {
    private val hash = text.encodeToByteArray().let { ByteHash.hash(it, 0, it.size) }

    override fun equals(other: Any?): Boolean = other is TextKey && hash == other.hash && text == other.text

    override fun hashCode(): Int = hash
}
