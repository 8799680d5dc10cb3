package octavo.benchmarks.platforms

internal actual fun ownArguments(args: Array<String>): Array<String> = args
