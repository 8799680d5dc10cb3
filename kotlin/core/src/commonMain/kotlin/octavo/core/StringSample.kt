package octavo.core

/** Returns a hash of this text in constant time: its hash code where that is kept with the text, else one of a few characters. */
@InternalOctavoApi
public expect fun String.sampleHash(): Int
