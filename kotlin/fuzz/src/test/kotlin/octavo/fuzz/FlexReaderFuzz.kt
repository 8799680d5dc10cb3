package octavo.fuzz

import com.code_intelligence.jazzer.junit.FuzzTest
import octavo.core.MalformedException
import octavo.flex.Flex

/** Reading bytes that nothing has verified ends in values or in an Octavo exception, never in any other way. */
internal class FlexReaderFuzz {
    @FuzzTest
    fun fuzz(bytes: ByteArray) {
        val root = try {
            Flex.read(bytes)
        } catch (_: MalformedException) {
            return
        }
        Walk().value(root)
    }
}
