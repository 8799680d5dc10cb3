package octavo.flex.coder

import octavo.core.Limits
import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.core.OctavoException
import octavo.flex.Flex
import octavo.flex.FlexBuilder
import octavo.flex.FlexBytes
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** Coders that catch what fails inside their values, and go on. */
class LenientCoderTest {
    private abstract class Reading<T : Any>(name: String) : FlexCoder<T>(name) {
        override fun encode(value: T, to: FlexBuilder) = throw UnsupportedOperationException()
    }

    /** The number in two vectors around it. */
    private object Wrapped : Reading<Int>("wrapped") {
        override fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): Int =
            from.list(at, width, packedType) { at, width, type ->
                from.list(at, width, type) { slot, own, element -> from.int(slot, own, element) }.single()
            }.single()
    }

    private object Readable : Reading<List<Int>>("readable") {
        override fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): List<Int> =
            from.list(at, width, packedType) { slot, own, type ->
                try {
                    Wrapped.decode(from, slot, own, type)
                } catch (_: OctavoException) {
                    -1
                }
            }
    }

    /** A vector of what may be no number and, within, the next; tells how many there are. */
    private object Chain : Reading<Int>("chain") {
        override fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): Int {
            var count = 1
            var isFirst = true
            from.list(at, width, packedType) { slot, own, type ->
                if (isFirst) runCatching { Wrapped.decode(from, slot, own, type) } else count += decode(from, slot, own, type)
                isFirst = false
            }
            return count
        }
    }

    /** A map of what may be no number and of the next; tells how many there are. */
    private object Linked : Reading<Int>("linked") {
        private val shape = FlexShape("number", "next")

        override fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): Int {
            val base = from.startStruct(at, width, packedType)
            val own = FlexBytes.widthOf(packedType)
            from.property(shape, 0, base, own) { slot, each, type ->
                runCatching { from.closing { Wrapped.decode(from, slot, each, type) } }
            }
            val count = from.propertyOr(shape, 1, base, own, { 0 }) { slot, each, type -> decode(from, slot, each, type) }
            from.endStruct()
            return 1 + count
        }
    }

    private val broken = """[["no number"]]"""

    @Test
    fun whatFailedIsClosed() {
        val json = "[" + "$broken,".repeat(100) + "[[1]]]"
        assertEquals(List(100) { -1 } + 1, Flex.decode(Readable, Flex.fromJson(json)))
    }

    /** Returns [last] inside [levels] - 1 others that begin with [start] and end with [end]. */
    private fun chain(levels: Int, start: String, last: String, end: String): ByteArray =
        Flex.fromJson(start.repeat(levels - 1) + last + end.repeat(levels - 1), limits = Limits(Limits.MAX_SUPPORTED_DEPTH))

    @Test
    fun depthIsThatOfTheValue() {
        fun count(levels: Int) = Flex.decode(Chain, chain(levels, "[$broken,", "[1]", "]"))
        assertEquals(62, count(62))
        assertEquals(64, count(64))
        assertEquals("a depth of at most 64", assertFailsWith<MalformedException> { count(65) }.expected)
    }

    @Test
    fun aCoderClosesWhatItCatches() {
        fun count(levels: Int) = Flex.decode(Linked, chain(levels, """{"number":$broken,"next":""", """{"number":$broken}""", "}"))
        assertEquals(62, count(62))
        assertEquals("a depth of at most 64", assertFailsWith<MalformedException> { count(65) }.expected)
    }

    @Test
    fun aLaterErrorHasItsOwnPath() {
        val e = assertFailsWith<MismatchException> { Flex.decode(Readable, Flex.fromJson("""{"a":[]}""")) }
        assertEquals("", e.path)
    }

    /** Reads a map of two names, either of which may be missing, and throws the first error if both are. */
    private object EitherName : Reading<Int>("either") {
        private val shape = FlexShape("first", "second")

        override fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): Int {
            val base = from.startStruct(at, width, packedType)
            val own = FlexBytes.widthOf(packedType)
            fun named(number: Int) = from.property(shape, number, base, own) { slot, each, type -> from.int(slot, each, type) }
            return try {
                named(0)
            } catch (first: OctavoException) {
                runCatching { named(1) }.getOrElse { throw first }
            }.also { from.endStruct() }
        }
    }

    @Test
    fun anErrorThatIsThrownAgainHasItsPath() {
        assertEquals("", assertFailsWith<MismatchException> { Flex.decode(EitherName, Flex.fromJson("""{"third":3}""")) }.path)
        val e = assertFailsWith<MismatchException> { Flex.decode(EitherName, Flex.fromJson("""{"first":"x"}""")) }
        assertEquals("/first", e.path)
    }
}
