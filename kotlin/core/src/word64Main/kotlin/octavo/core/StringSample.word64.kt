package octavo.core

@InternalOctavoApi
public actual fun String.sampleHash(): Int = hashCode()
