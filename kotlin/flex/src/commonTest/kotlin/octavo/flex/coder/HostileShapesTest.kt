package octavo.flex.coder

import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.flex.Flex
import octavo.flex.FlexBuilder
import octavo.flex.RawMessage
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

/** Decodes what no builder writes: key vectors of no width, keys through which all leads, long keys for enums. */
class HostileShapesTest {
    private object Payment : FlexCoder<String>("payment") {
        private val shape = FlexShape("amount", "payee")

        override fun encode(value: String, to: FlexBuilder) = throw UnsupportedOperationException()

        override fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): String {
            val base = from.startStruct(at, width, packedType)
            val own = 1 shl (packedType and 3)
            if (!from.hasShape(shape, base, own)) throw from.mismatch("a payment", "another map", at)
            return from.string(base, own, from.typeAt(base + 2 * own)).also { from.endStruct() }
        }
    }

    private fun payment(first: String, second: String, keysWidth: Int): ByteArray = RawMessage().run {
        val keys = offsets(key(first), key(second))
        root(map(keys, string("one") to RawMessage.STRING, string("two") to RawMessage.STRING, keysWidth = keysWidth), RawMessage.MAP)
    }

    /** What a reader remembers of the messages before it stands under their number and the width: 4 - 16 is the width 4 of the last one. */
    @Test
    fun aWidthThatIsNoneIsNoShapeOfAMessageBefore() {
        assertFailsWith<MismatchException> { Flex.decode(Payment, payment("notice", "payer", 4)) }
        assertEquals("one", Flex.decode(Payment, payment("amount", "payee", 4)))
        assertFailsWith<MismatchException> { Flex.decode(Payment, payment("notice", "payer", 4 - 16)) }
    }

    private object NumberAtX : FlexCoder<Int>("number at z/x") {
        private val outer = FlexShape("z")
        private val inner = FlexShape("x")

        override fun encode(value: Int, to: FlexBuilder) = throw UnsupportedOperationException()

        override fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): Int {
            val base = from.startStruct(at, width, packedType)
            val z = from.indexOf(outer, 0, base, 4)
            val below = from.startStruct(base + 4 * z, 4, from.typeOf(base, 4, z))
            return from.int(below + 4 * from.indexOf(inner, 0, below, 4), 4, from.typeOf(below, 4, 0))
        }
    }

    /** A map with a fault that stands at "z", and below [levels] maps at "a", which have all one key. */
    private fun tangled(key: String, levels: Int): ByteArray = RawMessage().run {
        val (long, x, a, z) = listOf(key, "x", "a", "z").map(::key)
        val longKeys = offsets(long)
        val xKeys = offsets(x)
        val roots = offsets(a, z)
        val fault = map(xKeys, string("no number") to RawMessage.STRING)
        var nested = fault
        repeat(levels) { nested = map(longKeys, nested to RawMessage.MAP) }
        root(map(roots, nested to RawMessage.MAP, fault to RawMessage.MAP), RawMessage.MAP)
    }

    private fun pathIn(message: ByteArray): String? = assertFailsWith<MismatchException> { Flex.decode(NumberAtX, message) }.path

    @Test
    fun aPathLeadsToTheFault() = assertEquals("/a" + "/k".repeat(5) + "/x", pathIn(tangled("k", 5)))

    @Test
    fun aPathIsNotLongerThanItsMessage() {
        val message = tangled("k".repeat(50_000), 60)
        assertTrue(pathIn(message)!!.length < 200)
    }

    @Test
    fun whatIsDeeperIsLeftAside() = assertEquals("/z/x", pathIn(tangled("k", 5_000)))

    private enum class Plan { FREE, PAID, OTHER }

    private object Plans : FlexCoder<List<Plan>>("plans") {
        private val names = FlexEnum(Plan.entries, "free", "paid", "other", unknown = Plan.OTHER)

        override fun encode(value: List<Plan>, to: FlexBuilder) = throw UnsupportedOperationException()

        override fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): List<Plan> =
            from.list(at, width, packedType) { slot, own, type -> from.enum(names, slot, own, type) }
    }

    /** With a look at all of the key for each value this would take hours. */
    @Test
    fun manyValuesMayBeOneLongKey() {
        val count = 300_000
        val message = RawMessage().run {
            val long = key("k".repeat(1_200_000))
            root(offsets(*IntArray(count) { long }), RawMessage.VECTOR_KEY)
        }
        assertEquals(List(count) { Plan.OTHER }, Flex.decode(Plans, message))
    }

    @Test
    fun verifiedPathsAreShort() {
        val message = RawMessage().run {
            val keys = offsets(key("k".repeat(100_000)))
            var nested = map(keys, 0 to (63 shl 2))
            repeat(60) { nested = map(keys, nested to RawMessage.MAP) }
            root(nested, RawMessage.MAP)
        }
        val path = assertFailsWith<MalformedException> { Flex.verify(message) }.path!!
        assertTrue(path.length < 1_000, "${path.length}")
    }
}
