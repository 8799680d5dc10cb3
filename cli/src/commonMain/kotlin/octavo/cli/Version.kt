package octavo.cli

/** The version `octavo --version` prints. */
internal const val VERSION: String = "0.1.0"
