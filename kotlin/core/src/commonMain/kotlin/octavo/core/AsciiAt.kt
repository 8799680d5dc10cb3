package octavo.core

/** Returns the code of the character of [text] at [index] where it is ASCII, and else a number above 0x7F, in the way that is fastest here. */
@InternalOctavoApi
public expect fun asciiAt(text: String, index: Int): Int
