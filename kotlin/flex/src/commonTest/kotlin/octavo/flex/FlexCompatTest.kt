package octavo.flex

import kotlin.test.Test
import kotlin.test.assertEquals

/** What the option `compat` changes. */
class FlexCompatTest {
    @Test
    fun avoidsWhatOfficialReadersMisread() {
        val options = FlexOptions(FlexProfile.SIZE, compat = true)
        val vector = Flex.read(
            Flex.build(options) {
                vector {
                    vector {
                        put(1.5)
                        put(2.5)
                    }
                    put("x")
                    put(3_000_000_000L)
                    put(ULong.MAX_VALUE)
                }
            },
        ).vector
        assertEquals(FlexType.VECTOR_FLOAT, vector[0].type)
        assertEquals(listOf(FlexType.STRING, FlexType.UINT, FlexType.UINT), (1..3).map { vector[it].type })
    }

    @Test
    fun avoidsWhatTheCallerAsksForAndOfficialReadersMisread() {
        for (profile in listOf(FlexProfile.SPEED, FlexProfile.REFERENCE)) {
            val message = Flex.build(FlexOptions(profile, compat = true)) {
                vector {
                    typed(fixed = true) {
                        put(1)
                        put(2)
                    }
                    putIndirect(300uL)
                    putIndirect(ULong.MAX_VALUE)
                }
            }
            val vector = Flex.read(message).vector
            assertEquals(listOf(FlexType.VECTOR_INT, FlexType.INDIRECT_INT, FlexType.UINT), vector.map { it.type })
            assertEquals(listOf(300uL, ULong.MAX_VALUE), listOf(vector[1].uLong, vector[2].uLong))
        }
    }
}
