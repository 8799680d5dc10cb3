package octavo.benchmarks.platforms

/** Returns what was said after the program's name. */
internal expect fun ownArguments(args: Array<String>): Array<String>
