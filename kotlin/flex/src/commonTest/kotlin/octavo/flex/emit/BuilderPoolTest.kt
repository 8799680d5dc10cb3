package octavo.flex.emit

import octavo.flex.FlexBuilder
import octavo.flex.FlexOptions
import octavo.flex.FlexProfile
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertSame

class BuilderPoolTest {
    private val switches = listOf(false, true)

    private val options = FlexProfile.entries.flatMap { profile ->
        switches.flatMap { compat -> switches.flatMap { keys -> switches.map { FlexOptions(profile, compat, keys, shareStrings = it) } } }
    }

    private fun lent(options: FlexOptions): FlexBuilder = BuilderPool.use(options) { it }

    /** Formats that differ in one switch may take turns. */
    @Test
    fun keepsABuilderForEachOptions() {
        val first = options.map { lent(it) }
        assertEquals(24, first.toSet().size)
        options.forEachIndexed { index, each ->
            assertEquals(each, first[index].options)
            assertSame(first[index], lent(each))
        }
    }
}
