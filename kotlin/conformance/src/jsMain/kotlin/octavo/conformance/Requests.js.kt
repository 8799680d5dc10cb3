package octavo.conformance

internal actual fun requests(): Sequence<String> = standardInput().trimEnd('\n').lineSequence()

private fun standardInput(): String = js("require('node:fs').readFileSync(0, 'utf8')")
