package octavo.struct.tests

import octavo.objects.Octavo
import octavo.pack.Pack
import octavo.pack.PackCoder
import octavo.pack.schema.fingerprint
import octavo.pack.schema.text
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals

/** octavo-objects, by reflection alone, finds the schemas of generated pack coders, and writes and reads the same bytes. */
class ReflectionTest : StructTest() {
    private inline fun <reified T : Any> check(coder: PackCoder<T>, vararg values: T) =
        byEachEngine({ Octavo.typed(T::class.java) }) { engine, objects ->
            assertEquals(coder.schema.text(), objects.schema().text())
            assertEquals(coder.schema.fingerprint(), objects.fingerprint())
            for (value in values) {
                val bytes = Pack.encode(coder, value)
                assertContentEquals(bytes, objects.encode(value), "$engine ${T::class.simpleName}")
                assertEquals(value, objects.decode(bytes), engine)
            }
        }

    @Test
    fun scalars() {
        check(ScalarsPackCoder, Samples.scalars, Samples.leastScalars)
        check(NullableScalarsPackCoder, Samples.presentScalars, Samples.noScalars)
    }

    @Test
    fun lists() = check(ListsPackCoder, Samples.lists)

    @Test
    fun maps() {
        check(MapsPackCoder, Samples.maps)
        check(KeyedMapsPackCoder, Samples.keyedMaps)
        check(MapKeysPackCoder, Samples.mapKeys)
    }

    @Test
    fun arrays() {
        check(ArraysPackCoder)
        check(UnsignedArraysPackCoder)
    }

    @Test
    fun enums() {
        check(EnumsPackCoder, Samples.enums)
        check(LevelPackCoder, Level.HIGH)
        check(CountsPackCoder, Samples.counts)
        check(ForecastPackCoder, Forecast(Weather.SUN, listOf(Weather.OTHER, Weather.RAIN), mapOf(Weather.RAIN to 3)))
    }

    @Test
    fun values() {
        check(ValuesPackCoder, Samples.values)
        val points = Wrapped(listOf(Point(2, 3)))
        val wrapped = WrappedValues(Wrapped(1), Wrapped(null), listOf(Wrapped(listOf(1))), points, Wrapped(listOf(4)), null)
        check(WrappedValuesPackCoder, wrapped)
    }

    @Test
    fun structs() {
        check(AddressPackCoder, Samples.address)
        check(UserProfilePackCoder, Samples.profile)
        check(TreePackCoder, Samples.tree)
        check(HiddenPackCoder, Samples.hidden)
        check(NothingPackCoder, Nothing)
        check(DefaultsPackCoder, Samples.defaults)
        check(WidePackCoder)
    }

    @Test
    fun names() {
        check(NamesPackCoder, Samples.names)
        check(TypeNamesPackCoder)
        check(TransientsPackCoder, Transients(1, last = 4))
    }

    @Test
    fun generics() = check(PagesPackCoder, Samples.pages)

    @Test
    fun hierarchies() {
        check(DrawingPackCoder, Samples.drawing)
        check(ShapePackCoder, Circle(1.0), Special.Dot)
        check(SpecialPackCoder, Special.Dot)
        check(CirclePackCoder, Circle(1.0))
        check(PilePackCoder, Samples.pile)
        check(SolidPackCoder, Cube(3), Box(), Brick(Color.GREEN))
        check(PlantPackCoder, Plant.Tree.Leaf(1), Plant.Herb.Leaf("sweet"), Plant.Moss)
    }

    @Test
    fun overrides() {
        check(NamedPackCoder, Person("Ada", 36), Place(1234, "Oslo"))
        check(PersonPackCoder, Person("Ada", 36))
    }

    @Test
    fun columns() {
        val samples = List(9) { Sample(it % 2 == 0, it, it * -100, (it / 2f).takeIf { half -> half < 2 }) }
        check(SeriesPackCoder, Series(samples), Series(emptyList()))
        check(OpenTablePackCoder, OpenTable("open", samples, OpenTable("in", samples.take(1), null, samples), samples.reversed()))
        check(TablePackCoder, Table("", emptyList(), null, emptyList()))
    }

    @Test
    fun times() = check(TimesPackCoder, Samples.times)

    @Test
    fun conversions() {
        check(InvoicePackCoder, Samples.invoice)
        check(PursePackCoder, Purse(listOf(Money(0), Money(5)), Money(0), null), Purse(emptyList(), Money(7), listOf(Money(1))))
    }

    @Test
    fun versions() {
        val now = TicketNow(1, "open", "ada", 3, listOf("a"))
        check(TicketNowPackCoder, now)
        check(BoardNowPackCoder, BoardNow(listOf(now, now.copy(state = "ada"), now), "ada"))
    }
}
