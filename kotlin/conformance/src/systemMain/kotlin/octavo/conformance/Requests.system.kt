package octavo.conformance

internal actual fun requests(): Sequence<String> = generateSequence(::readlnOrNull)
