package octavo.cli.host

import octavo.cli.TestHost
import octavo.cli.inputOf
import okio.Buffer
import okio.Path.Companion.toPath
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNotEquals
import kotlin.test.assertNull

class FilesTest {
    private val test = TestHost("from standard input".encodeToByteArray())
    private val files = test.host.files

    @Test
    fun readsWholeFiles() {
        val bytes = ByteArray(100_000) { it.toByte() }
        test.write("a", bytes)
        test.write("empty", "")
        assertContentEquals(bytes, files.read("a"))
        assertContentEquals(ByteArray(0), files.read("empty"))
        assertEquals("from standard input", files.read("-").decodeToString())
    }

    @Test
    fun readsStreamsOfAnyLengthInAnyPieces() {
        for (length in listOf(0, 1, 7, 8, 9, 1000)) {
            val bytes = ByteArray(length) { it.toByte() }
            assertContentEquals(bytes, readAll("-", inputOf(Buffer().write(bytes), slow = true), expectedByteCount = 8))
        }
    }

    @Test
    fun streamsAreReadUpToALimit() {
        fun read(length: Int) = readAll("-", inputOf(Buffer().write(ByteArray(length))), expectedByteCount = 8, most = 20).size
        assertEquals(19, read(19))
        assertEquals("-: larger than 2 GiB", assertFailsWith<Trouble> { read(21) }.message)
    }

    @Test
    fun aFileAppearsWhenItIsComplete() {
        files.write("new") { output ->
            output.write("xabcx".encodeToByteArray(), 1, 3)
            assertEquals(null, test.system.metadataOrNull("new".toPath()))
            output.write("c".encodeToByteArray(), 0, 1)
        }
        assertEquals("abc", test.readText("new"))
        assertEquals(listOf("new"), test.names())
    }

    @Test
    fun failureLeavesTheOldFile() {
        test.write("old", "as it was")
        assertFailsWith<IllegalStateException> {
            files.write("old") { output ->
                output.write(ByteArray(10), 0, 10)
                error("half way")
            }
        }
        assertEquals("as it was", test.readText("old"))
        assertEquals(listOf("old"), test.names())
    }

    @Test
    fun troubleNamesTheFile() {
        test.system.createDirectory("dir".toPath())
        assertEquals("dir: is a directory", assertFailsWith<Trouble> { files.read("dir") }.message)
        assertEquals("dir: is a directory", assertFailsWith<Trouble> { files.write("dir") {} }.message)
        assertEquals("none: no such file or directory", assertFailsWith<Trouble> { files.read("none") }.message)
        assertEquals(": no such file or directory", assertFailsWith<Trouble> { files.read("") }.message)
        assertEquals("no/dir: no such file or directory", assertFailsWith<Trouble> { files.write("no/dir") {} }.message)
    }

    @Test
    fun knowsTheSameFileByAnotherName() {
        test.write("a", "1")
        test.write("b", "1")
        assertEquals(files.identity("a"), files.identity("/home/./a"))
        assertNotEquals(files.identity("a"), files.identity("b"))
        assertNull(files.identity("none"))
        assertNull(files.identity("-"))
    }
}
