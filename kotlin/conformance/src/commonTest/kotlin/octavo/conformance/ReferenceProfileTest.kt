package octavo.conformance

import octavo.flex.FlexBuilder
import octavo.flex.FlexOptions
import octavo.flex.FlexProfile
import kotlin.test.Test
import kotlin.test.assertEquals

/** The reference profile writes what the reference C++ builder writes. */
class ReferenceProfileTest {
    @Test
    fun writesTheBytesOfTheReferenceBuilder() {
        val builder = FlexBuilder(FlexOptions(FlexProfile.REFERENCE))
        checkAll(Vectors.valid, { it.id }) {
            builder.clear()
            builder.putTyped(it.value)
            assertEquals(it.reference.toHexString(), builder.finish().toHexString())
        }
    }
}
