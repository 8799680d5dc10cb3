package octavo.core

/**
 * Asks by `codePointAt`, which few do: `charAt` has often been asked for some characters beyond Latin-1, and then the compiler makes a call
 * for each character (benchmarks/findings/pack.md).
 */
@InternalOctavoApi
public actual fun asciiAt(text: String, index: Int): Int = text.codePointAt(index)
