package octavo.flex

import octavo.fixtures.ReferenceSizes
import octavo.fixtures.Workload
import octavo.fixtures.Workloads
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** What the workloads may take, in bytes. */
class FlexSizeTest {
    @Test
    fun `the size profile takes what the plan says`() {
        val sizes = encodedSizes(FlexOptions(FlexProfile.SIZE, compat = true))
        for ((workload, size) in sizes) {
            val planned = ReferenceSizes.byWorkload.getValue(workload).planned
            assertTrue(size <= planned * 1.01, "$workload takes $size bytes, planned are $planned")
        }
        assertAtMost(sizes, ReferenceSizes::planned)
    }

    @Test
    fun `the speed profile takes no more than the C++ builder that shares all it can`() {
        assertAtMost(encodedSizes(FlexOptions(FlexProfile.SPEED)), ReferenceSizes::allShared)
    }

    @Test
    fun `the reference profile takes what the C++ builder takes`() {
        val expected = ReferenceSizes.byWorkload.mapValues { it.value.keys }
        assertEquals(expected, encodedSizes(FlexOptions(FlexProfile.REFERENCE)))
    }

    private fun assertAtMost(sizes: Map<String, Int>, allowed: (ReferenceSizes) -> Int) {
        val total = ReferenceSizes.byWorkload.values.sumOf(allowed)
        assertTrue(sizes.values.sum() <= total, "all workloads take ${sizes.values.sum()} bytes, allowed are $total")
    }

    private fun encodedSizes(options: FlexOptions): Map<String, Int> {
        val builder = FlexBuilder(options)
        return Workloads.all.associate { it.name to builder.encode(it).size }
    }

    private fun FlexBuilder.encode(workload: Workload): ByteArray {
        putTree(workload.document())
        return finish()
    }

    private fun FlexBuilder.putTree(value: Any?) {
        when (value) {
            is Map<*, *> -> map {
                for ((name, field) in value) {
                    key(name as String)
                    putTree(field)
                }
            }
            is List<*> -> vector { value.forEach { putTree(it) } }
            is String -> put(value)
            is Double -> put(value)
            is Boolean -> put(value)
            else -> put((value as Number).toLong())
        }
    }
}
