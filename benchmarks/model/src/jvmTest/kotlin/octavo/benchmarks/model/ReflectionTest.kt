package octavo.benchmarks.model

import octavo.benchmarks.model.workloads.WorkloadsCoders
import octavo.objects.Octavo
import octavo.pack.PackCoders
import octavo.pack.schema.text
import kotlin.test.BeforeTest
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals

/** octavo-objects, by reflection alone, has the schema of each workload's pack coder, writes its bytes and reads them. */
class ReflectionTest {
    private val coders = PackCoders().also { WorkloadsCoders.register(it) }

    @BeforeTest
    fun register(): Unit = WorkloadsCoders.register()

    @Test
    fun agreesWithGeneratedCoders() = Subjects.all.forEach { agrees(it) }

    private fun <T : Any> agrees(subject: Subject<T>) {
        val objects = Octavo.typed(subject.type.java)
        assertEquals(checkNotNull(coders[subject.type]).schema.text(), objects.schema().text())
        val bytes = subject.pack(subject.value)
        assertContentEquals(bytes, objects.encode(subject.value), subject.name)
        assertEquals(subject.value, objects.decode(bytes))
    }
}
