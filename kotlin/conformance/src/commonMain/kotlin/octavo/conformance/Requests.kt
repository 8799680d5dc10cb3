package octavo.conformance

/** The lines of standard input. */
internal expect fun requests(): Sequence<String>
