package octavo.pack.generic

import com.sun.management.ThreadMXBean
import octavo.core.MalformedKind
import octavo.pack.schema.Schema
import octavo.pack.schema.parse
import java.lang.management.ManagementFactory
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertTrue

/** Who refuses a message has no room for a second one: to say what is wrong with it, nothing is built but the keys that are compared. */
class ExplainingRoomTest {
    /** Checks that to refuse a list of many times [element], with a byte behind it, takes [most] bytes for each of the message's. */
    private fun check(schema: String, element: String, most: Int = 8) {
        val message = GenericCoder(Schema.parse("[u8]")).encode(List(COUNT) { 0 }).copyOf(3) + element.hexToByteArray().repeated() + 0
        val coder = GenericCoder(Schema.parse(schema))
        coder.explain(message)
        val before = threads.currentThreadAllocatedBytes
        val malformed = assertNotNull(coder.explain(message), schema)
        val allocated = threads.currentThreadAllocatedBytes - before
        assertEquals(MalformedKind.TRAILING, malformed.kind, "$schema: $malformed")
        assertTrue(allocated < most * message.size, "$schema: $allocated bytes for ${message.size}")
    }

    private fun ByteArray.repeated() = ByteArray(COUNT * size) { this[it % size] }

    @Test
    fun ofStructs() {
        check("[struct(a:bool)]", "01")
        check("[struct(a:bool?,b:str?,c:flags(x,y))]", "0300")
        check("[(vi64,f64,i8)]", "00" + "00".repeat(9) + "02")
        check("[open(a:bool?;b:[str])]", "0100")
        check("[open(a:bool?;b:[str])]", "0500" + "020162" + "00")
        check("[union(a:struct(),b:struct(x:bytes))]", "010161")
    }

    @Test
    fun ofLists() {
        check("[[vi32]]", "00")
        check("[[vu64;2]]", "00" + "0102")
        check("[[u8]]", "03010203")
        check("[[str]]", "00")
        check("[str]", "03616263")
        check("[bytes]", "03616263")
        check("[enum(a,b,c)]", "02")
        check("[columns(a:bool,b:vi32)]", "0101" + "0004")
    }

    /** What finds the bits that say which values there are. */
    @Test
    fun ofValuesThatMayBeMissing() {
        check("[[bool?]]", "020301", most = 32)
        check("[[f32?]]", "0100", most = 32)
    }

    @Test
    fun ofMaps() {
        check("[{str:vi32}]", "00")
        check("[{str:vi32}]", "01" + "01" + "04" + "61")
    }

    /** 85 where nothing is compiled yet. */
    @Test
    fun ofKeys() = check("[{str:vi32}]", "02" + "01" + "04" + "61" + "01" + "04" + "62", most = 88)

    private companion object {
        val threads = ManagementFactory.getThreadMXBean() as ThreadMXBean
        const val COUNT = 100_000
    }
}
