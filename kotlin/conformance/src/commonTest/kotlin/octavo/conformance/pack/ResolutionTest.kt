package octavo.conformance.pack

import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.boolean
import octavo.conformance.text
import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.pack.evolve.Decoder
import octavo.pack.evolve.reading
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class ResolutionTest {
    private fun PackVector.decoder(): Decoder<Any?> = coder("reader").reading(schema("writer"))

    @Test
    fun readsMessagesOfAnotherSchema() = checkPack("resolution", 85) { vector ->
        when (vector.json.text("verdict")) {
            "valid" -> reads(vector)
            "malformed" -> refusesMessage(vector)
            else -> refusesSchema(vector)
        }
    }

    private fun reads(vector: PackVector) {
        val array = ByteArray(3) { -1 } + vector.bytes + ByteArray(5) { -1 }
        val value = vector.decoder().decode(array, 3, 3 + vector.bytes.size)
        assertEquals(comparable(vector.schema("reader").fromJson(vector.json("value"))), comparable(value))
        assertEquals(comparable(value), comparable(vector.coder("reader").decode(vector.coder("reader").encode(value))))
    }

    private fun refusesMessage(vector: PackVector) {
        val malformed = assertFailsWith<MalformedException> { vector.decoder().decode(vector.bytes) }
        assertEquals(vector.fault, "${malformed.kind?.name?.lowercase()} at ${malformed.offset} (${malformed.path})", malformed.message)
    }

    private fun refusesSchema(vector: PackVector) {
        val isLate = (vector.json("late") as JsonPrimitive).boolean
        val decoder = if (isLate) vector.decoder() else null
        val mismatch = assertFailsWith<MismatchException> { (decoder ?: vector.decoder()).decode(vector.bytes) }
        assertEquals(vector.json.text("path"), mismatch.path, mismatch.message)
        assertEquals(isLate, mismatch.offset in 0..vector.bytes.size, mismatch.message)
    }

    @Test
    fun readsItsOwnSchemaAsItDoesWithout() = checkPack("valid", 600) {
        assertEquals(comparable(it.coder().decode(it.bytes)), comparable(it.coder().reading(it.schema()).decode(it.bytes)))
    }

    @Test
    fun refusesEveryInvalidMessageWhereItIsWrong() = checkPack("invalid", 200) {
        val malformed = assertFailsWith<MalformedException>(it.json.text("reason")) { it.coder().reading(it.schema()).decode(it.bytes) }
        assertEquals(it.coder().explain(it.bytes)?.message, malformed.message)
    }
}
