package octavo.cli.view

import octavo.cli.TestHost
import octavo.core.ByteInput
import kotlin.test.Test
import kotlin.test.assertContains
import kotlin.test.assertEquals

class ProgressTest {
    @Test
    fun showsHowFarItIs() {
        assertEquals("[##########          ]  50%  12.0 MB of 24.0 MB  6.0 MB/s  a", progressLine(12_000_000, 24_000_000, 2000, "a"))
        assertEquals("1.2 MB  1.2 MB/s  -", progressLine(1_200_000, null, 1000, "-"))
        assertEquals("1.2 MB  1.2 MB/s  a\\u001b", progressLine(1_200_000, null, 1000, "a\u001b"))
        assertEquals("[####################] 100%  9.0 MB of 8.0 MB  9.0 MB/s  a", progressLine(9_000_000, 8_000_000, 1000, "a"))
    }

    @Test
    fun isSilentUnlessAskedOrWatched() {
        assertEquals("", shown(ProgressMode.AUTO, watched = false))
        assertEquals("", shown(ProgressMode.NEVER, watched = true))
        assertContains(shown(ProgressMode.ALWAYS, watched = false), "100%")
    }

    @Test
    fun staysAwayFromShortWork() {
        assertEquals("", shown(ProgressMode.AUTO, watched = true))
    }

    @Test
    fun keepsToALine() {
        val test = TestHost(watched = true)
        val lines = shown(ProgressMode.ALWAYS, test, name = "a".repeat(200)).split('\r')
        assertEquals(test.host.terminal.size.width - 1, lines.maxOf { it.length })
    }

    private fun shown(mode: ProgressMode, watched: Boolean) = shown(mode, TestHost(watched = watched), "a.json")

    private fun shown(mode: ProgressMode, test: TestHost, name: String): String {
        test.write(name, "[]")
        Progress(test.host, mode, listOf(name)).use { it.watch(name, ByteInput { _, _, _ -> 2 }).read(ByteArray(2), 0, 2) }
        return test.errors
    }
}
