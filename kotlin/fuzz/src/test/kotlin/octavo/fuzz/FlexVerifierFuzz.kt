package octavo.fuzz

import com.code_intelligence.jazzer.junit.FuzzTest
import octavo.core.MalformedException
import octavo.flex.Flex
import kotlin.test.assertEquals

/** What the verifier accepts can be read to the last value, exported and built again; what it refuses is malformed at some byte. */
internal class FlexVerifierFuzz {
    @FuzzTest
    fun fuzz(bytes: ByteArray) {
        try {
            Flex.verify(bytes)
        } catch (malformed: MalformedException) {
            check(malformed.offset in -1..bytes.size) { "offset ${malformed.offset} of ${bytes.size} bytes" }
            return
        }
        if (bytes.size > MAX_TREE_BYTES) return
        val model = Flex.read(bytes).toModel()
        if (hasJson(model)) Flex.toJson(bytes)
        assertEquals(model, Flex.read(Flex.build { putModel(model) }).toModel())
    }

    private companion object {
        /** Shared values unfold: a tree is read out of small messages only. */
        const val MAX_TREE_BYTES = 80
    }
}
