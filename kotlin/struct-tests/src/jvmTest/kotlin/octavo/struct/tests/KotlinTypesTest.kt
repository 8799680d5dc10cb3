package octavo.struct.tests

import octavo.objects.Coder
import octavo.objects.Octavo
import octavo.objects.TypeRef
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** Where null may be in Kotlin's types, which only their metadata tells, and what value classes are made of. */
class KotlinTypesTest {
    data class Holder<T>(val value: T)

    data class Sure<T : Any>(val value: T, val maybe: T?)

    data class Pairs(val pair: Pair<Int, String?>, val holder: Holder<String?>)

    @Test
    fun variablesAreNullUnlessTheirBoundForbidsIt() {
        val tuples = listOf(1 to null, Triple(null, 2, null))
        val values = tuples + listOf(Holder(null), Holder(listOf(null)), Sure(1, null), Pairs(1 to null, Holder(null)))
        val builder = Octavo.builder().allow("octavo.struct.tests.*", "kotlin.*")
        for (octavo in listOf(builder.build(), builder.references().build())) {
            for (value in values) assertEquals(value, octavo.decode(octavo.encode(value)))
        }
    }

    open class Above<T>(val value: T)

    class Below : Above<String?>(null)

    class Texts : ArrayList<String?>()

    class Numbers : AbstractMutableMap<String?, List<Int?>>() {
        override val entries = mutableSetOf<MutableMap.MutableEntry<String?, List<Int?>>>()

        override fun put(key: String?, value: List<Int?>): List<Int?>? = null
    }

    interface Source<T> : Iterable<T>

    class Few(override val size: Int) : Source<UInt?>, AbstractMutableSet<UInt?>() {
        constructor() : this(0)

        override fun iterator() = mutableListOf<UInt?>().iterator()

        override fun add(element: UInt?) = false
    }

    sealed interface Option<T>

    data class Some<T : Any>(val value: T?) : Option<T?>

    data class Choice(val option: Option<String?>)

    @Test
    fun supertypesSayWhereNullIs() {
        val below = Octavo.typed(Below::class.java)
        assertEquals("struct(value:str?)", below.schema().text())
        assertEquals(null, below.decode(below.encode(Below())).value)
        assertEquals("[str?]", Octavo.typed(Texts::class.java).schema().text())
        assertEquals("{str?:[vi32?]}", Octavo.typed(Numbers::class.java).schema().text())
        assertEquals("[vu32?]", Octavo.typed(Few::class.java).schema().text())
        val choices = Octavo.typed(Choice::class.java)
        assertEquals("struct(option:union(Some:struct(value:str?)))", choices.schema().text())
        assertEquals(Choice(Some(null)), choices.decode(choices.encode(Choice(Some(null)))))
    }

    sealed interface Either<out L, out R> {
        data class Left<L>(val value: L) : Either<L, kotlin.Nothing>

        data class Right<R>(val value: R) : Either<kotlin.Nothing, R>

        data object Neither : Either<kotlin.Nothing, kotlin.Nothing>
    }

    data class Eithers(val all: List<Either<Int, String?>>, val unsigned: Either<UInt, Long>?)

    open class Failing<T, E>(val error: E)

    class Failed : Failing<kotlin.Nothing, String?>(null)

    data class Left(val only: Either.Left<kotlin.Nothing>?, val none: List<kotlin.Nothing>)

    @Test
    fun argumentsMayBeNothing() {
        val coder = Octavo.typed(Eithers::class.java)
        val cases = listOf("vi32" to "str?", "vu32" to "vi64").mapIndexed { index, (left, right) ->
            "union(Left:struct(value:$left),Neither:${if (index == 0) "struct()" else "#3"},Right:struct(value:$right))"
        }
        assertEquals("struct(all:[${cases[0]}],unsigned:${cases[1]}?)", coder.schema().text())
        val eithers = Eithers(listOf(Either.Left(1), Either.Right(null), Either.Right("a"), Either.Neither), Either.Left(1u))
        assertEquals(eithers, coder.decode(coder.encode(eithers)))
        assertEquals("struct(error:str?)", Octavo.typed(Failed::class.java).schema().text())
        val octavo = Octavo.builder().allow("octavo.struct.tests.*", "kotlin.UInt").build()
        for (value in listOf(eithers, Left(null, listOf()))) assertEquals(value, octavo.decode(octavo.encode(value)))
    }

    @Test
    fun referencesSayWhereNullIs() {
        val coder: Coder<Map<String?, List<UInt?>>> = Octavo.typed(object : TypeRef<Map<String?, List<UInt?>>>() {})
        assertEquals("{str?:[vu32?]}", coder.schema().text())
        val value = mapOf<String?, List<UInt?>>(null to listOf(1u, null))
        assertEquals(value, coder.decode(coder.encode(value)))
    }

    @JvmInline
    value class Wrap<T>(val value: T)

    @JvmInline
    value class Wraps<T>(val values: List<T>)

    data class Wrapped<X>(
        val number: Wrap<Int>,
        val text: Wrap<String?>,
        val maybe: Wrap<Boolean>?,
        val deep: Wrap<Wrap<Char>>,
        val list: Wrap<List<Set<Long?>>>,
        val map: Wrap<Map<String, Collection<Double>>>,
        val any: Wrap<Iterable<Byte>>,
        val arrays: Wrap<Array<List<Float>>?>,
        val array: Wrap<ShortArray?>,
        val own: Wrap<X>,
        val many: Wraps<UInt?>,
    )

    data class Wrapping(val wrapped: Wrapped<Int?>)

    @Test
    fun valueClassesHaveParameters() {
        val value = Wrapped(
            Wrap(1), Wrap(null), Wrap(true), Wrap(Wrap('c')), Wrap(listOf(setOf(1, null))), Wrap(mapOf("a" to listOf(1.5))),
            Wrap(listOf(1)), Wrap(null), Wrap(null), Wrap<Int?>(null), Wraps(listOf(1u, null)),
        )
        val coder = Octavo.typed(Wrapping::class.java)
        assertEquals(
            "struct(wrapped:struct(number:vi32,text:str?,maybe:bool?,deep:u16,list:[[vi64?]],map:{str:[f64]},any:[i8]," +
                "arrays:[[f32]]?,array:[i16]?,own:vi32?,many:[vu32?]))",
            coder.schema().text(),
        )
        assertEquals(Wrapping(value), coder.decode(coder.encode(Wrapping(value))))
        val octavo = Octavo.builder().allow("octavo.struct.tests.*").build()
        assertEquals(value, octavo.decode(octavo.encode(value)))
    }

    @JvmInline
    value class MaybeName(val text: String?)

    class Twice(val name: MaybeName?)

    class TwiceInList(val names: List<MaybeName?>)

    data class Once(val name: MaybeName, val names: List<MaybeName>)

    @Test
    fun refusesTwoWaysToHaveNoValue() {
        for (type in listOf(Twice::class, TwiceInList::class, Receipt::class)) {
            val refused = assertFailsWith<IllegalArgumentException> { Octavo.typed(type.java) }
            assertEquals(true, refused.message?.endsWith("there are two ways to have no value"), refused.message)
        }
        val coder = Octavo.typed(Once::class.java)
        val once = Once(MaybeName(null), listOf(MaybeName(null), MaybeName("a")))
        assertEquals(once, coder.decode(coder.encode(once)))
    }
}
