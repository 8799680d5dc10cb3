package octavo.core

/** By what few ask for: the compiler makes a call for each character where a program has read some beyond Latin-1 (benchmarks/findings/pack.md). */
@InternalOctavoApi
public actual fun asciiAt(text: String, index: Int): Int = text.codePointAt(index)
