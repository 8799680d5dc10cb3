package octavo.pack

import octavo.core.Limits
import octavo.core.MalformedException
import octavo.core.MalformedKind
import octavo.pack.schema.Schema
import octavo.pack.schema.parse
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** What a reader finds roughly, [Pack] tells exactly. */
class PackErrorTest {
    private object Names : PackCoder<List<String>>("Names") {
        override val schema: Schema = Schema.parse("[str]")

        override fun encode(value: List<String>, to: PackWriter) {
            to.writeVarint(value.size)
            value.forEach(to::writeLoneText)
        }

        override fun decode(from: PackReader): List<String> {
            from.enter()
            val names = List(from.count(bits = 8)) { from.loneText() }
            from.leave()
            return names
        }
    }

    private fun malformed(bytes: String, pack: Pack = Pack): MalformedException {
        val array = "ff$bytes".hexToByteArray()
        return assertFailsWith { pack.decode(Names, array, fromIndex = 1) }
    }

    @Test
    fun errorsHaveAKindAnOffsetAndAPath() {
        val utf8 = malformed("020161" + "036180ff")
        assertEquals(listOf(MalformedKind.UTF8, 5L, "/1"), listOf(utf8.kind, utf8.offset, utf8.path))
        val truncated = malformed("0203616263")
        assertEquals(listOf(MalformedKind.TRUNCATED, 5L, "/1"), listOf(truncated.kind, truncated.offset, truncated.path))
        val trailing = malformed("0000")
        assertEquals(listOf(MalformedKind.TRAILING, 1L, ""), listOf(trailing.kind, trailing.offset, trailing.path))
    }

    @Test
    fun limitsAreTheSame() {
        val limit = malformed("020161" + "03616263", Pack { limits = Limits(maxStringBytes = 2) })
        assertEquals(listOf(MalformedKind.LIMIT, 4L, "/1"), listOf(limit.kind, limit.offset, limit.path))
    }
}
