package octavo.struct.tests

import kotlinx.datetime.LocalDate
import kotlinx.datetime.LocalDateTime
import kotlinx.datetime.LocalTime
import kotlinx.serialization.KSerializer
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.serializer
import octavo.core.MismatchException
import octavo.pack.Pack
import octavo.pack.PackCoder
import octavo.pack.schema.text
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertNotEquals

/** Generated pack coders and serializers have the same schemas, write the same bytes, and read each other's. */
class PackTiersTest : StructTest() {
    private inline fun <reified T : Any> check(coder: PackCoder<T>, value: T, serializer: KSerializer<T> = serializer<T>()) {
        assertEquals(coder.schema.text(), Pack.schemaOf(serializer.descriptor).text())
        val bytes = Pack.encode(coder, value)
        assertContentEquals(bytes, Pack.encodeToByteArray(serializer, value), "${T::class.simpleName}")
        assertEquals(value, Pack.decodeFromByteArray(serializer, bytes))
    }

    @Test
    fun scalars() {
        check(ScalarsPackCoder, Samples.scalars)
        check(ScalarsPackCoder, Samples.leastScalars)
        check(NullableScalarsPackCoder, Samples.presentScalars)
        check(NullableScalarsPackCoder, Samples.noScalars)
    }

    @Test
    fun collections() {
        check(ListsPackCoder, Samples.lists)
        check(MapsPackCoder, Samples.maps)
        check(NestsPackCoder, Samples.nests)
        check(KeyedMapsPackCoder, Samples.keyedMaps)
    }

    @Test
    fun enums() {
        check(EnumsPackCoder, Samples.enums)
        check(LevelPackCoder, Level.HIGH)
        check(CountsPackCoder, Samples.counts)
        check(CodesPackCoder, Samples.codes)
    }

    @Test
    fun values() = check(ValuesPackCoder, Samples.values)

    @Test
    fun structs() {
        check(AddressPackCoder, Samples.address)
        check(UserProfilePackCoder, Samples.profile)
        check(TreePackCoder, Samples.tree)
        check(HiddenPackCoder, Samples.hidden)
        check(NothingPackCoder, Nothing)
        check(DefaultsPackCoder, Samples.defaults)
        check(NamesPackCoder, Samples.names)
        check(TypeNamesPackCoder, Samples.typeNames)
        check(TransientsPackCoder, Samples.transients)
    }

    @Test
    fun times() {
        check(TimesPackCoder, Samples.times)
        val date = LocalDate(-44, 3, 15)
        val time = LocalTime(0, 0)
        val late = LocalDateTime(12_345, 1, 2, 3, 4, 5, 6)
        check(TimesPackCoder, Samples.times.copy(date = date, time = time, dateTime = late))
        check(DatesPackCoder, Dates(null, listOf(date, null), mapOf(time to late), late))
    }

    @Test
    fun timesOfDayThatThereAreNone() {
        val day = 86_400_000_000_000L.toULong()
        val bytes = Pack.encodeToByteArray(ULong.serializer(), 2u * day)
        assertFailsWith<MismatchException> { Pack.decodeFromByteArray(LocalTime.serializer(), bytes) }
        val last = Pack.encodeToByteArray(ULong.serializer(), 2u * (day - 1u))
        assertEquals(LocalTime(23, 59, 59, 999_999_999), Pack.decodeFromByteArray(LocalTime.serializer(), last))
    }

    /** The schemas tell what serializers do not see, and with them the fingerprints of frames. */
    @Test
    fun columnsAndFixedNumbers() {
        val series = Series(listOf(Sample(true, 1, 2, null), Sample(false, 3, 4, 5f)))
        val serializer = Series.serializer()
        assertNotEquals(SeriesPackCoder.schema.text(), Pack.schemaOf(serializer.descriptor).text())
        val bytes = Pack.encodeToByteArray(serializer, series)
        assertFalse(bytes.contentEquals(Pack.encode(SeriesPackCoder, series)))
        assertEquals(series, Pack.decodeFromByteArray(serializer, bytes))
    }

    @Test
    fun generics() = check(PagesPackCoder, Samples.pages)

    @Test
    fun hierarchies() {
        check(DrawingPackCoder, Samples.drawing)
        check(ShapePackCoder, Circle(1.0))
        check(SpecialPackCoder, Special.Dot)
        check(CirclePackCoder, Circle(1.0))
        check(PilePackCoder, Samples.pile)
        check(SolidPackCoder, Cube(3))
        check(PlantPackCoder, Plant.Herb.Leaf("sweet"))
    }
}
