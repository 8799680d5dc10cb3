package octavo.benchmarks.model

import octavo.benchmarks.model.workloads.WorkloadsCoders
import octavo.flex.Flex
import octavo.flex.FlexProfile
import kotlin.test.BeforeTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** What the pack coder of each workload writes comes back, and is smaller than the smallest flex message. */
class PackTest {
    @BeforeTest
    fun register(): Unit = WorkloadsCoders.register()

    @Test
    fun comesBack() = Subjects.all.forEach { comesBack(it) }

    private fun <T : Any> comesBack(subject: Subject<T>) = assertEquals(subject.value, subject.unpack(subject.pack(subject.value)))

    @Test
    fun isSmallerThanFlex() {
        val sizes = Subjects.all.map { Triple(it.name, packed(it), smallest(it)) }
        assertTrue(sizes.all { (_, pack, flex) -> pack < flex }, sizes.joinToString("\n"))
    }

    private fun <T : Any> packed(subject: Subject<T>) = subject.pack(subject.value).size

    private fun <T : Any> smallest(subject: Subject<T>) = subject.encode(Flex { profile = FlexProfile.SIZE }, subject.value).size
}
