package octavo.cli.view

import octavo.cli.host.Host
import octavo.cli.host.inOneLine
import octavo.core.ByteInput
import kotlin.time.TimeSource

/** When to show progress. */
internal enum class ProgressMode { AUTO, ALWAYS, NEVER }

/** Shows on standard error how much of [names] has been read, once that takes more than a second. */
internal class Progress(private val host: Host, mode: ProgressMode, names: List<String>) : AutoCloseable {
    private val isOn = mode == ProgressMode.ALWAYS || (mode == ProgressMode.AUTO && host.watched)
    private val total = if (isOn) names.map { host.files.size(it) }.reduce { a, b -> if (a == null || b == null) null else a + b } else null
    private val start = TimeSource.Monotonic.markNow()
    private var nextMillis = if (mode == ProgressMode.ALWAYS) 0L else FIRST_MILLIS
    private var byteCount = 0L
    private var width = 0

    /** Counts what is read from [input], the file [name]. */
    fun watch(name: String, input: ByteInput): ByteInput = if (!isOn) {
        input
    } else {
        ByteInput { target, from, to -> input.read(target, from, to).also { if (it > 0) advance(name, it) } }
    }

    private fun advance(name: String, count: Int) {
        byteCount += count
        val millis = start.elapsedNow().inWholeMilliseconds
        if (millis < nextMillis) return
        nextMillis = millis + PERIOD_MILLIS
        show(progressLine(byteCount, total, millis, name))
    }

    /** Cuts [line] to what the terminal has room for: of a wrapped line, the next one would cover the end alone. */
    private fun show(line: String) {
        val shown = line.take((host.terminal.size.width - 1).coerceAtLeast(0))
        host.terminal.rawPrint("\r" + shown.padEnd(width), stderr = true)
        width = shown.length
    }

    /** Leaves the line as if nothing had been there. */
    fun clear() {
        if (width > 0) host.terminal.rawPrint("\r" + " ".repeat(width) + "\r", stderr = true)
        width = 0
    }

    override fun close(): Unit = clear()

    private companion object {
        const val FIRST_MILLIS = 1000L
        const val PERIOD_MILLIS = 100L
    }
}

/** Writes `[#####     ]  50%  12.0 MB of 24.0 MB  300.0 MB/s  NAME`, without its first half when [total] is unknown. */
internal fun progressLine(byteCount: Long, total: Long?, millis: Long, name: String): String = buildString {
    if (total != null && total > 0) {
        val percent = (byteCount * 100 / total).toInt().coerceAtMost(100)
        append('[').append("#".repeat(percent / 5).padEnd(20)).append("] ").append(percent.toString().padStart(3)).append("%  ")
    }
    append(megabytes(byteCount))
    if (total != null) append(" of ").append(megabytes(total))
    append("  ").append(megabytes(byteCount * 1000 / millis.coerceAtLeast(1))).append("/s  ").append(name.inOneLine())
}

private fun megabytes(byteCount: Long): String = "${byteCount / 1_000_000}.${byteCount / 100_000 % 10} MB"
