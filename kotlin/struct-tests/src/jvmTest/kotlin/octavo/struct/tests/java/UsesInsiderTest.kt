package octavo.struct.tests.java

import octavo.flex.Flex
import octavo.struct.tests.Insider
import kotlin.test.Test
import kotlin.test.assertEquals

class UsesInsiderTest {
    @Test
    fun roundTrips() {
        val value = UsesInsider(Insider(1))
        assertEquals(value, Flex.decode(Flex.encode(value)))
    }
}
