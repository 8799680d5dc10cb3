package octavo.flex.serialization

import java.util.concurrent.CyclicBarrier
import kotlin.concurrent.thread
import kotlin.test.Test
import kotlin.test.assertSame

class StructLayoutsConcurrencyTest {
    @Test
    fun equalNamesShareALayout() {
        val barrier = CyclicBarrier(THREADS)
        val found = List(THREADS) { arrayOfNulls<StructLayout>(LAYOUTS) }
        val threads = found.map { own ->
            thread {
                barrier.await()
                for (number in 0 until LAYOUTS) own[number] = layout(number)
            }
        }
        threads.forEach { it.join() }
        for (own in found) for (number in 0 until LAYOUTS) assertSame(layout(number), own[number])
    }

    private fun layout(number: Int) = StructLayouts[listOf("concurrent", "$number"), 0]

    private companion object {
        const val THREADS = 4
        const val LAYOUTS = 500
    }
}
