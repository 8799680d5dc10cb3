package octavo.struct.tests.java

import octavo.flex.Flex
import octavo.pack.Pack
import kotlin.test.Test
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** The JVM finds coders by the names of classes, and no other class's. */
class ClassNamesTest {
    @Test
    fun aCoderOfAnotherClassIsNone() {
        assertEquals(AA_BB(1), Flex.decode(Flex.encode(AA_BB(1))))
        for (encode in listOf<(AA.BB) -> ByteArray>({ Flex.encode(it) }, { Pack.encode(it) })) {
            val e = assertFailsWith<IllegalArgumentException> { encode(AA.BB(1)) }
            assertContains(e.message!!, "BB")
        }
    }

    @Test
    fun namesWithDollars() {
        val value = `Dol$lar`(1)
        assertEquals(value, Flex.decode(Flex.encode(value)))
        assertEquals(value, Pack.decode(Pack.encode(value)))
    }

    /** The JVM does not read the types of the coder's superclass, which has such a name in its signature. */
    @Test
    fun namesWithBlanks() {
        val value = `Two words`(1)
        assertEquals(value, Flex.decode(Flex.encode(value)))
        assertEquals(value, Pack.decode(Pack.encode(value)))
    }
}
