package octavo.flex.coder

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

class FlexEnumTest {
    private fun FlexEnum<Plan>.findBytes(name: String) = name.encodeToByteArray().let { find(byteArrayOf(7) + it, 1, it.size + 1) }

    @Test
    fun findsEachOfManyNames() {
        for (count in 0..200) {
            val entries = List(count) { Plan.entries[it % Plan.entries.size] }
            val names = Array(count) { "name $it of $count" }
            val enum = FlexEnum(entries, *names)
            for (index in names.indices) {
                assertEquals(entries[index], enum.findBytes(names[index]))
                assertEquals(entries[index], enum.find(names[index]))
            }
            for (other in listOf("", "name", "name $count of $count", "a longer name than any of the others")) {
                assertNull(enum.findBytes(other))
                assertNull(enum.find(other))
            }
        }
    }
}
