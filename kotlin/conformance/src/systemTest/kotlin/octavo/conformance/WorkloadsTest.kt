package octavo.conformance

import octavo.fixtures.Workload
import octavo.fixtures.Workloads
import octavo.flex.Flex
import octavo.flex.FlexOptions
import octavo.flex.FlexProfile
import okio.ByteString.Companion.toByteString
import kotlin.test.Test
import kotlin.test.assertEquals

/** Every language writes the workloads in the bytes whose hashes stand in vectors/flex/workloads.tsv. */
class WorkloadsTest {
    @Test
    fun writesCanonicalBytes() {
        val written = Workloads.all.flatMap(::lines).joinToString("\n", prefix = "workload\tform\tbytes\tsha256\n", postfix = "\n")
        val stored = Repository.files.read(Repository.root / "conformance/vectors/flex/workloads.tsv") { readUtf8() }
        if (written == stored) return
        val kept = Repository.root / "kotlin/conformance/build/workloads.tsv"
        Repository.files.write(kept) { writeUtf8(written) }
        assertEquals(stored, written, "$kept holds what is written now")
    }

    private fun lines(workload: Workload): List<String> {
        val json = workload.json(seed = 1)
        val messages = forms.map { (form, options) -> line(workload, form, Flex.fromJson(json, options)) }
        return listOf(line(workload, "json", json)) + messages
    }

    private fun line(workload: Workload, form: String, bytes: ByteArray): String =
        "$workload\t$form\t${bytes.size}\t${bytes.toByteString().sha256().hex()}"

    private companion object {
        val forms = listOf(
            "speed" to FlexOptions(FlexProfile.SPEED),
            "speed+compat" to FlexOptions(FlexProfile.SPEED, compat = true),
            "size" to FlexOptions(FlexProfile.SIZE),
            "size+compat" to FlexOptions(FlexProfile.SIZE, compat = true),
        )
    }
}
