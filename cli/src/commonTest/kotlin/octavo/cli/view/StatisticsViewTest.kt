package octavo.cli.view

import kotlin.test.Test
import kotlin.test.assertEquals

class StatisticsViewTest {
    @Test
    fun numbersAreEasyToRead() {
        assertEquals(listOf("0", "999", "1,000", "1,234,567"), listOf(0L, 999, 1000, 1_234_567).map(::grouped))
        assertEquals(listOf("0.0 %", "33.3 %", "66.7 %", "100.0 %"), listOf(0L, 1, 2, 3).map { percent(it, 3) })
    }
}
