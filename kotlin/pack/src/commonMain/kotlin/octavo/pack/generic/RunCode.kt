package octavo.pack.generic

import octavo.core.MalformedKind

/** Checks the width code of a run, with the bits above it, which stands at [codeAt]. */
internal fun TypeCoder.checkedRunCode(code: Int, from: MessageSource, codeAt: Int): Int {
    if (code > 7) from.fail(MalformedKind.RESERVED, "zeros above a width code", "ones", codeAt)
    val integer = checkNotNull(runInteger)
    if (code >= integer.maxWidth) from.fail(MalformedKind.RANGE, "a width code of ${nameOf(integer)}", "$code", codeAt)
    return code
}

/** Reads the byte with the width code that stands before a run in an array or in columns (4.7, 4.9). */
internal fun TypeCoder.readRunCode(from: MessageSource): Int {
    if (runInteger == null) return 0
    val codeAt = from.at
    return checkedRunCode(from.byte(), from, codeAt)
}

/** Writes the byte with the width code that stands before a run in an array or in columns, and returns the code. */
internal fun TypeCoder.writeRunCode(values: List<Any?>, to: MessageSink): Int {
    if (runInteger == null) return 0
    return runCode(values, to).also { to.unsigned(it.toLong(), 1) }
}
