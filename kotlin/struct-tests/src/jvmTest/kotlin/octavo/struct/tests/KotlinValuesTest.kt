package octavo.struct.tests

import octavo.objects.MalformedException
import octavo.objects.MalformedKind
import octavo.objects.Octavo
import octavo.objects.OctavoException
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertIs
import kotlin.test.assertTrue

/** Values of Kotlin's own classes, as defaults of properties are, in messages that tell classes. */
class KotlinValuesTest {
    data class Bag(
        val texts: List<String> = emptyList(),
        val names: Set<String> = emptySet(),
        val counts: Map<String, Int> = emptyMap(),
        val any: Any? = null,
    )

    @Test
    fun roundTrips() {
        val octavo = Octavo.builder().allow(Bag::class.java.name, "kotlin.LazyThreadSafetyMode").build()
        val built = Bag(
            texts = buildList { addAll(listOf("b", "a")) },
            names = buildSet { addAll(listOf("b", "a")) },
            counts = buildMap { putAll(mapOf("b" to 1, "a" to 2)) },
            any = listOf(
                LazyThreadSafetyMode.entries,
                emptyList<Int>(),
                listOf(1),
                setOf(1),
                mapOf(1 to 2),
                listOf(1, 2).asReversed(),
                ArrayDeque(listOf(3)),
            ),
        )
        for (bag in listOf(Bag(), built)) assertEquals(bag, octavo.decode(octavo.encode(bag)))
        val queue = octavo.decode(octavo.encode(ArrayDeque(listOf(3))))
        assertIs<ArrayList<*>>(queue)
    }

    data class Unsigned(val one: UByte, val two: UShort?, val four: UInt, val eight: ULong, val many: List<UInt>)

    @Test
    fun unsignedNumbersNeedNoLeave() {
        val octavo = Octavo.builder().allow(Unsigned::class.java.name).build()
        val numbers = Unsigned(200u, null, UInt.MAX_VALUE, ULong.MAX_VALUE, listOf(4_000_000_000u))
        assertEquals(numbers, octavo.decode(octavo.encode(numbers)))
    }

    @JvmInline
    value class Id(val text: String)

    @JvmInline
    value class Amount(val cents: Int)

    @JvmInline
    value class Holder(val any: Any)

    data class Wrapped(
        val id: Id,
        val maybe: Id?,
        val amount: Amount,
        val many: List<Amount?>,
        val by: Map<Id, Amount>,
        val holder: Holder,
        val any: Any,
        val one: UInt,
        val two: Any = UInt.MAX_VALUE,
    )

    @Test
    fun valueClassesAreWhatTheyAreMadeOf() {
        val held = listOf(Amount(9), 7)
        val id = Id("a")
        val value = Wrapped(id, id, Amount(1), listOf(Amount(2), null), mapOf(id to Amount(3)), Holder(held), Holder(held), 5u)
        for (engine in listOf("emit", "handles")) {
            System.setProperty("octavo.objects.engine", engine)
            val builder = Octavo.builder().allow("octavo.struct.tests.*", "kotlin.UInt")
            for (octavo in listOf(builder.build(), builder.references().build())) assertEquals(value, octavo.decode(octavo.encode(value)))
            System.clearProperty("octavo.objects.engine")
        }
    }

    @Test
    fun valueClassesInsideOneAnotherEnd() {
        var deep: Any = 1
        repeat(100_000) { deep = Holder(deep) }
        var some: Any = 1
        repeat(40) { some = Holder(some) }
        for (engine in listOf("emit", "handles")) {
            System.setProperty("octavo.objects.engine", engine)
            val builder = Octavo.builder().register(Holder::class.java, 1)
            for (octavo in listOf(builder.build(), builder.references().build())) {
                assertEquals(some, octavo.decode(octavo.encode(some)))
                assertFailsWith<OctavoException> { octavo.encode(deep) }
                val message = octavo.encode(Holder(Holder(1)))
                val chain = message.copyOf(6) + ByteArray(10_000_000) { 120 }
                val refused = assertFailsWith<MalformedException> { octavo.decode(chain) }
                assertEquals(MalformedKind.LIMIT, refused.kind())
                assertTrue(refused.offset() < 1000, refused.message)
            }
            System.clearProperty("octavo.objects.engine")
        }
    }
}
