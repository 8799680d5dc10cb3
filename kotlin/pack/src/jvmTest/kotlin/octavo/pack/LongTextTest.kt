package octavo.pack

import octavo.pack.generic.GenericCoder
import octavo.pack.schema.Schema
import java.nio.file.Path
import kotlin.test.Test
import kotlin.test.assertEquals

/** Texts that might have more bytes than can be told, in a JVM that has room for one. */
class LongTextTest {
    @Test
    fun sharedIsRefused() {
        val refused = "mismatch: expected a shared text of at most 357913941 characters, found 357913942"
        assertEquals("$refused\n$refused\n", output("shared", "-Xmx600m"))
    }

    @Test
    fun loneIsToldToBeTooLong() {
        assertEquals("more than 2147483639 bytes in one message\n", output("lone", "-Xmx1g"))
    }

    private fun output(kind: String, option: String): String {
        val java = Path.of(System.getProperty("java.home"), "bin", "java").toString()
        val main = LongTextTest::class.java.name
        val process = ProcessBuilder(java, option, "-cp", System.getProperty("java.class.path"), main, kind)
        return process.redirectErrorStream(true).start().inputStream.reader().readText()
    }

    private companion object {
        @JvmStatic
        fun main(arguments: Array<String>): Unit = if (arguments[0] == "shared") writeShared() else writeLone()

        private fun writeShared() {
            val shared = text(357_913_942)
            report { PackWriter().writeShared(shared) }
            report { GenericCoder(Schema.Shared).encode(shared) }
        }

        private fun writeLone() {
            val lone = text(715_827_881)
            report { PackWriter().writeLoneText(lone) }
        }

        private fun report(write: () -> Unit): Unit = try {
            write()
        } catch (e: RuntimeException) {
            println(e.message)
        }

        /** Kotlin's own function takes three times the room. */
        @Suppress("PLATFORM_CLASS_MAPPED_TO_KOTLIN")
        private fun text(length: Int): String = ("a" as java.lang.String).repeat(length)
    }
}
