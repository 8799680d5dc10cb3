package octavo.benchmarks.platforms

/** Node passes itself and the script first. */
internal actual fun ownArguments(args: Array<String>): Array<String> = args.copyOfRange(2, args.size)
