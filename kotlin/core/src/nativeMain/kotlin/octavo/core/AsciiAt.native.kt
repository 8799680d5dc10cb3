package octavo.core

@InternalOctavoApi
@Suppress("NOTHING_TO_INLINE") // nothing but the character
public actual inline fun asciiAt(text: String, index: Int): Int = text[index].code
