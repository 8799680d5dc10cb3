package octavo.core

@InternalOctavoApi
public actual fun asciiAt(text: String, index: Int): Int = AsciiCopy.pointAt(text, index)
