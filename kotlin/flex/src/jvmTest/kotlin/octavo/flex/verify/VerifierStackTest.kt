package octavo.flex.verify

import octavo.core.Limits
import octavo.flex.Flex
import kotlin.test.Test
import kotlin.test.assertNull

class VerifierStackTest {
    @Test
    fun theDeepestMessageNeedsNoStack() {
        val deepest = Limits.MAX_SUPPORTED_DEPTH
        val message = Flex.build {
            val starts = List(deepest) { startVector() }
            starts.asReversed().forEach(::endVector)
        }
        var error: Throwable? = null
        val verify = { error = runCatching { Flex.verify(message, limits = Limits(deepest)) }.exceptionOrNull() }
        Thread(null, verify, "small", SMALL_STACK).apply { start() }.join()
        assertNull(error)
    }

    private companion object {
        /** In bytes: with calls for each container it took 300 KB and more. */
        const val SMALL_STACK = 192L * 1024
    }
}
