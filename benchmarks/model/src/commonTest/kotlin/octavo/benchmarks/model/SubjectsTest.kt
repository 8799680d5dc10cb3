package octavo.benchmarks.model

import kotlinx.serialization.json.Json
import kotlin.test.Test
import kotlin.test.assertEquals

class SubjectsTest {
    @Test
    fun everyDocumentComesBackFromItsObject() {
        assertEquals(30, Subjects.all.size)
        for (subject in Subjects.all) assertEquals(subject.json, json(subject), subject.name)
    }

    private fun <T : Any> json(subject: Subject<T>) = Json.encodeToString(subject.serializer, subject.value)
}
