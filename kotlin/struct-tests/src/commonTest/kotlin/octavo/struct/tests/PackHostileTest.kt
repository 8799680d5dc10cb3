package octavo.struct.tests

import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.pack.Pack
import octavo.pack.generic.GenericCoder
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Mutated messages decode to some value, or to the error that the schema alone tells; what decodes is well-formed. */
class PackHostileTest : StructTest() {
    private inline fun <reified T : Any> mutate(value: T, schema: GenericCoder) {
        val random = Random(7)
        val valid = Pack.encode(value)
        var refused = 0
        repeat(ROUNDS) {
            val bytes = valid.copyOf()
            repeat(random.nextInt(1, 4)) { bytes[random.nextInt(bytes.size)] = random.nextInt().toByte() }
            try {
                Pack.decode<T>(bytes)
                assertEquals(null, schema.explain(bytes))
            } catch (error: MalformedException) {
                refused++
                val exact = schema.explain(bytes)
                assertEquals(exact?.message ?: error.message, error.message)
            } catch (_: MismatchException) {
                refused++
            }
        }
        assertTrue(refused > 0)
    }

    @Test
    fun mutatedMessagesDecodeOrAreExplained() {
        mutate(Samples.scalars, GenericCoder(ScalarsPackCoder.schema))
        mutate(Samples.presentScalars, GenericCoder(NullableScalarsPackCoder.schema))
        mutate(Samples.lists, GenericCoder(ListsPackCoder.schema))
        mutate(Samples.maps, GenericCoder(MapsPackCoder.schema))
        mutate(Samples.nests, GenericCoder(NestsPackCoder.schema))
        mutate(Samples.tree, GenericCoder(TreePackCoder.schema))
        mutate(Samples.drawing, GenericCoder(DrawingPackCoder.schema))
        mutate(Samples.times, GenericCoder(TimesPackCoder.schema))
    }

    private companion object {
        const val ROUNDS = 1000
    }
}
