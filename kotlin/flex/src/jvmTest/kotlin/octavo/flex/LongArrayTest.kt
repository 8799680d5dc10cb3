package octavo.flex

import java.nio.file.Path
import kotlin.test.Test
import kotlin.test.assertEquals

/** An array whose elements have more bytes than can be told, in a JVM that has room for it. */
class LongArrayTest {
    @Test
    fun isToldToBeTooLong() {
        val java = Path.of(System.getProperty("java.home"), "bin", "java").toString()
        val process = ProcessBuilder(java, "-Xmx600m", "-cp", System.getProperty("java.class.path"), LongArrayTest::class.java.name)
        val output = process.redirectErrorStream(true).start().inputStream.reader().readText()
        assertEquals("more than 2147483639 bytes in one message\n", output)
    }

    private companion object {
        /** The count takes four bytes, and so does each element then. */
        @JvmStatic
        fun main(arguments: Array<String>): Unit = try {
            FlexBuilder().put(BooleanArray(1 shl 29))
        } catch (e: IndexOutOfBoundsException) {
            println(e.message)
        }
    }
}
