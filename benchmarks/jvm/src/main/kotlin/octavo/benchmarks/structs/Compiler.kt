package octavo.benchmarks.structs

import java.lang.management.ManagementFactory

internal object Compiler {
    private val compiler = ManagementFactory.getCompilationMXBean()

    /** Returns the milliseconds that all compiler threads have worked so far. */
    fun millis(): Long = compiler.totalCompilationTime
}
