package octavo.benchmarks.model

import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import octavo.benchmarks.model.workloads.WorkloadsCoders
import octavo.core.MismatchException
import octavo.flex.Flex
import octavo.flex.FlexProfile
import octavo.flex.coder.FlexCoders
import kotlin.math.abs
import kotlin.test.BeforeTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

/** The generated coder and the plain serializer of each workload write the same document, and say the same of wrong ones. */
class TiersTest {
    @BeforeTest
    fun register(): Unit = WorkloadsCoders.register()

    @Test
    fun writeTheSameDocument() = Subjects.all.forEach { writesTheSameDocument(it) }

    private fun <T : Any> writesTheSameDocument(subject: Subject<T>) {
        for (profile in listOf(FlexProfile.SPEED, FlexProfile.SIZE)) {
            val generated = Flex { this.profile = profile }
            val plain = Flex(generated) { coders = FlexCoders() }
            val bytes = subject.encode(generated, subject.value)
            val plainBytes = plain.encodeToByteArray(subject.serializer, subject.value)
            assertEquals(Flex.toJson(bytes), Flex.toJson(plainBytes), subject.name)
            assertSameSize(bytes.size, plainBytes.size, "${subject.name} $profile")
            assertEquals(subject.value, subject.decode(generated, plainBytes), subject.name)
            assertEquals(subject.value, plain.decodeFromByteArray(subject.serializer, bytes), subject.name)
        }
    }

    /** Serializers put values in the order of the class, coders in that of the names: there is other padding between them. */
    private fun assertSameSize(expected: Int, actual: Int, what: String) =
        assertTrue(abs(actual - expected) <= 8 + expected / 50, "$what: $actual instead of $expected bytes")

    @Test
    fun sayTheSameOfAMissingProperty() = Subjects.all.forEach { saysTheSame(it) }

    private fun <T : Any> saysTheSame(subject: Subject<T>) {
        val plain = Flex { coders = FlexCoders() }
        val document = Json.parseToJsonElement(subject.json) as JsonObject
        for (missing in document.keys) {
            val bytes = Flex.fromJson(JsonObject(document - missing).toString())
            val error = assertFailsWith<MismatchException> { subject.decode(Flex, bytes) }
            val plainError = assertFailsWith<MismatchException> { plain.decodeFromByteArray(subject.serializer, bytes) }
            assertEquals("the property \"$missing\"", error.expected)
            assertEquals(error.message, plainError.message, subject.name)
        }
    }
}
