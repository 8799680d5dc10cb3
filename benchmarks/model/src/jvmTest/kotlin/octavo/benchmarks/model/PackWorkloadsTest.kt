package octavo.benchmarks.model

import octavo.benchmarks.model.workloads.WorkloadsCoders
import octavo.pack.PackCoders
import octavo.pack.schema.text
import java.io.File
import java.security.MessageDigest
import kotlin.test.Test
import kotlin.test.assertEquals

/** Every language writes the workloads in the pack messages whose hashes stand in vectors/pack/workloads.tsv, with their schemas. */
class PackWorkloadsTest {
    private val coders = PackCoders().also { WorkloadsCoders.register(it) }

    @Test
    fun writesStoredBytes() {
        WorkloadsCoders.register()
        val lines = Subjects.workloads.joinToString("") { line(it) }
        val written = "workload\tbytes\tsha256\tschema\n$lines"
        val stored = File("../../conformance/vectors/pack/workloads.tsv")
        if (stored.exists() && stored.readText() == written) return
        File("build/workloads.tsv").writeText(written)
        assertEquals(stored.readText(), written, "benchmarks/model/build/workloads.tsv holds what is written now")
    }

    private fun <T : Any> line(subject: Subject<T>): String {
        val bytes = subject.pack(subject.value)
        val hash = MessageDigest.getInstance("SHA-256").digest(bytes).toHexString()
        return "${subject.name}\t${bytes.size}\t$hash\t${checkNotNull(coders[subject.type]).schema.text()}\n"
    }
}
