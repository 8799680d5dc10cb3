package octavo.cli.view

import octavo.core.ByteOutput
import okio.Buffer
import okio.Sink
import okio.Timeout
import okio.buffer
import okio.gzip

/** Counts bytes and what gzip makes of them. */
internal class GzipSize : ByteOutput {
    var byteCount = 0L
        private set
    private val counter = Counter()
    private val gzip = counter.gzip().buffer()

    override fun write(source: ByteArray, start: Int, end: Int) {
        gzip.write(source, start, end - start)
        byteCount += end - start
    }

    fun finish(): Long {
        gzip.close()
        return counter.byteCount
    }

    /** Throws everything away but its length. */
    private class Counter : Sink {
        var byteCount = 0L
            private set

        override fun write(source: Buffer, byteCount: Long) {
            source.skip(byteCount)
            this.byteCount += byteCount
        }

        override fun flush(): Unit = Unit

        override fun timeout(): Timeout = Timeout.NONE

        override fun close(): Unit = Unit
    }
}
