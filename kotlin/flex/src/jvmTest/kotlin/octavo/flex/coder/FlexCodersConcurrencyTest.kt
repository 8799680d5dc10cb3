package octavo.flex.coder

import octavo.flex.FlexBuilder
import java.util.concurrent.CyclicBarrier
import kotlin.concurrent.thread
import kotlin.reflect.KClass
import kotlin.test.Test
import kotlin.test.assertSame

class FlexCodersConcurrencyTest {
    private class NamedCoder(name: String) : FlexCoder<Any>(name) {
        override fun encode(value: Any, to: FlexBuilder) = to.putNull()

        override fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): Any = Unit
    }

    private val types = listOf(
        Byte::class, Short::class, Int::class, Long::class, Char::class, Float::class, Double::class, Boolean::class,
        String::class, ByteArray::class, IntArray::class, LongArray::class, List::class, Set::class, Map::class, Unit::class,
    )

    @Test
    fun noRegistrationIsLost() {
        repeat(200) {
            val coders = FlexCoders()
            val made = types.map { NamedCoder("$it") }
            val barrier = CyclicBarrier(THREADS)
            val threads = List(THREADS) { number ->
                thread {
                    barrier.await()
                    for (index in types.indices) if (index % THREADS == number) coders.register(any(types[index]), made[index])
                }
            }
            threads.forEach { it.join() }
            coders.seal()
            for (index in types.indices) assertSame<Any?>(made[index], coders[any(types[index])])
        }
    }

    @Suppress("UNCHECKED_CAST") // coders of nothing in particular
    private fun any(type: KClass<*>): KClass<Any> = type as KClass<Any>

    private companion object {
        const val THREADS = 4
    }
}
