package octavo.struct.tests

import octavo.objects.MismatchException
import octavo.objects.Octavo
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

/** Which fields of a Kotlin class are written, and as what: of its superclasses, and where properties are delegated. */
class KotlinPropertiesTest {
    open class Animal(open val name: String, val legs: Int) {
        fun greeting() = "I am $name"
    }

    class Dog(override val name: String) : Animal("animal", 4)

    @Test
    fun overridingPropertiesAreWrittenOnce() = eachEngine<Dog> { dogs ->
        assertEquals("struct(legs:vi32,name:str)", dogs.schema().text())
        val read = dogs.decode(dogs.encode(Dog("Rex")))
        assertEquals("I am Rex", read.greeting())
        assertEquals(4, read.legs)
    }

    open class Secretive(private val key: Int) {
        fun key() = key
    }

    class Own(private val key: Int) : Secretive(key + 1)

    @Test
    fun propertiesThatHideAnotherAreRefused() {
        val refused = assertFailsWith<IllegalArgumentException> { Octavo.typed(Own::class.java) }
        assertTrue("are both named key" in refused.message.orEmpty(), refused.message)
    }

    open class Lazily(val seed: Int) {
        val twice: Int by lazy { seed * 2 }
        val none: String? by lazy(LazyThreadSafetyMode.NONE) { null }
        open val list: List<Int?> by lazy { listOf(seed, null) }
    }

    class Early(override val list: List<Int?>) : Lazily(1)

    @Test
    fun lazyPropertiesAreTheirValues() = eachEngine<Lazily> { coder ->
        assertEquals("struct(seed:vi32,twice:vi32,none:str?,list:[vi32?])", coder.schema().text())
        val read = coder.decode(coder.encode(Lazily(3)))
        assertEquals(listOf(3, 6, null, listOf(3, null)), listOf(read.seed, read.twice, read.none, read.list))
    }

    @Test
    fun lazyPropertiesAreOverridden() = eachEngine<Early> { coder ->
        assertEquals("struct(seed:vi32,twice:vi32,none:str?,list:[vi32?])", coder.schema().text())
        assertEquals(listOf(9), coder.decode(coder.encode(Early(listOf(9)))).list)
    }

    class Anything(val seed: Int) {
        val any: Any? by lazy { listOf(seed, null) }
    }

    @Test
    fun lazyPropertiesOfAnyClass() {
        val octavo = Octavo.builder().allow("octavo.struct.tests.*").build()
        assertEquals(listOf(3, null), (octavo.decode(octavo.encode(Anything(3))) as Anything).any)
    }

    class Failing {
        val value: Int by lazy { error("no value") }
    }

    @Test
    fun whatALazyPropertyThrowsIsTheCause() = eachEngine<Failing> { coder ->
        val refused = assertFailsWith<MismatchException> { coder.encode(Failing()) }
        assertEquals("/value", refused.path())
        assertEquals("no value", refused.cause?.message)
    }

    open class Sized(open val shape: String, val lines: Int)

    /** The companion's properties have the fields' names. */
    data class Piece(override val shape: String, val size: UInt, val maybe: String?) : Sized(shape, 3) {
        init {
            require(size < 9u)
        }

        companion object {
            val size = "small"
            val shape = Piece("round", 1u, null)
            val maybe = 3
        }
    }

    @Test
    fun propertiesMayBeNamedAsTheCompanions() = eachEngine<Piece> { pieces ->
        assertEquals("struct(lines:vi32,shape:str,size:vu32,maybe:str?)", pieces.schema().text())
        assertEquals(Piece.shape, pieces.decode(pieces.encode(Piece.shape)))
        val large = Octavo.typed(LargePiece::class.java).encode(LargePiece(3, "round", 9u, null))
        assertEquals("values that their classes accept", assertFailsWith<MismatchException> { pieces.decode(large) }.expected())
    }

    data class LargePiece(val lines: Int, val shape: String, val size: UInt, val maybe: String?)

    interface Store {
        fun count(): Int
    }

    data class Shelf(private val size: Int) : Store {
        override fun count() = size
    }

    class Labelled(val label: String, shelf: Shelf) : Store by shelf

    class Tagged(val tag: Int, store: Store) : Store by store

    @Test
    fun whatImplementsAnInterfaceIsWritten() = eachEngine<Labelled> { coder ->
        assertEquals("struct(\"$\$delegate_0\":struct(size:vi32)?,label:str)", coder.schema().text())
        assertEquals(7, coder.decode(coder.encode(Labelled("a", Shelf(7)))).count())
        val octavo = Octavo.builder().allow("octavo.struct.tests.*").build()
        assertEquals(8, (octavo.decode(octavo.encode(Tagged(1, Shelf(8)))) as Tagged).count())
    }

    private class Around(val size: Int) {
        fun store() = object : Store {
            override fun count() = size
        }
    }

    @Test
    fun whatUsesWhatIsAroundItIsRefused() {
        val size = "text".length
        data class Local(val own: Int) : Store {
            override fun count() = own + size
        }
        val function: suspend () -> Int = { size }
        for ((lost, value) in listOf("$" + "size" to Local(1), "this$0" to Around(1).store(), "$" + "size" to function)) {
            val octavo = Octavo.builder().allow("octavo.struct.tests.*").build()
            val refused = assertFailsWith<MismatchException> { octavo.encode(value) }
            assertTrue("around it, $lost, is not written" in refused.found(), refused.message)
        }
    }

    /** What Java returns may be null. */
    class FromJava {
        val none = System.getProperty("octavo.none")
        val lazily by lazy { System.getProperty("octavo.none") }
        val list = java.util.Arrays.asList("a", none)
        val some = java.util.Objects.requireNonNullElse(none, "b")
    }

    @Test
    fun whatJavaReturnsMayBeNull() = eachEngine<FromJava> { coder ->
        assertEquals("struct(none:str?,lazily:str?,list:[str?]?,some:str?)", coder.schema().text())
        val read = coder.decode(coder.encode(FromJava()))
        assertEquals(listOf(null, null, listOf("a", null), "b"), listOf(read.none, read.lazily, read.list, read.some))
    }
}
