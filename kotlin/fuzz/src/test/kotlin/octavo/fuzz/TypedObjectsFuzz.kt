package octavo.fuzz

import com.code_intelligence.jazzer.junit.FuzzTest
import octavo.objects.Coder
import octavo.objects.MalformedException
import octavo.objects.MismatchException
import octavo.objects.Octavo
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema
import octavo.pack.schema.parse
import octavo.struct.tests.BoardNow
import octavo.struct.tests.Drawing
import octavo.struct.tests.Lists
import octavo.struct.tests.Maps
import octavo.struct.tests.NullableScalars
import octavo.struct.tests.Times
import octavo.struct.tests.Tree
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals

/**
 * Coders of plain objects end with a value or with an error of their own, the same in both engines; they accept what the generic coder of
 * their schema accepts, and what they read comes back. The first byte chooses the class, the others are the message.
 */
internal class TypedObjectsFuzz {
    /** Behind messages of `valid`, if there is one, what may be read without a reader is. */
    private class Subject<T : Any>(type: Class<T>, valid: T? = null) {
        private val emitted = coder(type, "emit")
        private val handled = coder(type, "handles")
        private val generic = GenericCoder(Schema.parse(emitted.schema().text()))
        private val validMessage = valid?.let(emitted::encode)

        fun check(message: ByteArray) {
            validMessage?.let { repeat(RARE) { _ -> emitted.decode(it) } }
            val fault = generic.explain(message)
            val outcome = outcome(emitted, message)
            assertEquals(outcome(handled, message), outcome)
            when (outcome) {
                is Outcome.Malformed -> check(fault != null) { "refused: $outcome" }
                is Outcome.Value -> {
                    check(fault == null) { "accepted: ${fault?.message}" }
                    checkWritten(outcome.value)
                }
                is Outcome.Mismatch -> {} // what a class itself refuses
            }
        }

        @Suppress("UNCHECKED_CAST")
        private fun checkWritten(value: Any) {
            val written = emitted.encode(value as T)
            assertContentEquals(written, handled.encode(value))
            assertContentEquals(written, ByteArray(written.size).also { emitted.encodeInto(value, it, 0) })
            assertEquals(value, emitted.decode(written))
        }
    }

    private sealed interface Outcome {
        data class Value(val value: Any) : Outcome

        data class Malformed(val kind: Any, val offset: Long) : Outcome

        data object Mismatch : Outcome
    }

    @FuzzTest
    fun fuzz(bytes: ByteArray) {
        if (bytes.isEmpty()) return
        subjects[(bytes[0].toInt() and 0xFF) % subjects.size].check(bytes.copyOfRange(1, bytes.size))
    }

    private companion object {
        const val ENGINE = "octavo.objects.engine"

        /** So many messages after one that went through a reader, decoders try to do without one again. */
        const val RARE = 64

        val subjects = listOf(
            Subject(Rich::class.java),
            Subject(NullableScalars::class.java),
            Subject(Lists::class.java),
            Subject(Maps::class.java),
            Subject(Times::class.java),
            Subject(Drawing::class.java),
            Subject(Tree::class.java),
            Subject(BoardNow::class.java),
            Subject(Flat::class.java, Flat(1, "a", true, 0.5, 1, 1, Flat.Kind.TWO, listOf(1, 300), mapOf("k" to "v"))),
            Subject(Chain::class.java, Chain(1, "a", Chain(2, "b", null))),
            Subject(Runs::class.java, Runs(listOf(1), listOf(1L shl 40), listOf("a", "b"))),
        )

        fun <T> coder(type: Class<T>, engine: String): Coder<T> {
            System.setProperty(ENGINE, engine)
            return Octavo.typed(type).also { System.clearProperty(ENGINE) }
        }

        fun outcome(coder: Coder<*>, message: ByteArray): Outcome = try {
            Outcome.Value(checkNotNull(coder.decode(message)))
        } catch (malformed: MalformedException) {
            Outcome.Malformed(malformed.kind(), malformed.offset())
        } catch (_: MismatchException) {
            Outcome.Mismatch
        }
    }
}
