package octavo.struct.tests

import kotlinx.datetime.LocalDate
import octavo.flex.Flex
import octavo.flex.FlexProfile
import octavo.flex.coder.FlexCoder
import octavo.pack.Pack
import octavo.pack.PackCoder
import octavo.struct.tests.hiding.Any
import octavo.struct.tests.hiding.AnyFlexCoder
import octavo.struct.tests.hiding.AnyPackCoder
import octavo.struct.tests.hiding.Hiding
import octavo.struct.tests.hiding.HidingFlexCoder
import octavo.struct.tests.hiding.HidingPackCoder
import octavo.struct.tests.hiding.Row
import kotlin.test.Test
import kotlin.test.assertEquals

/** Names of the user's that generated code would like to have for itself. */
class HidingTest {
    private fun <T : kotlin.Any> check(value: T, flexCoder: FlexCoder<T>, packCoder: PackCoder<T>) {
        for (profile in FlexProfile.entries) {
            val flex = Flex { this.profile = profile }
            val bytes = flex.encode(flexCoder, value)
            Flex.verify(bytes)
            assertEquals(value, flex.decode(flexCoder, bytes), "$profile")
        }
        assertEquals(value, Pack.decode(packCoder, Pack.encode(packCoder, value)), "pack")
    }

    private val part = Case.Part(5)
    private val hiding = HidingProperties(
        Case.Mood.BAD, listOf(Case.Mood.GOOD, null), Case.Number(1), Case.Deep(null), listOf(null, Case.Deep(Case.Number(2))), part,
        listOf(part, Case.Part(6)), Case.Single, Case.Grade.B, mapOf(Case.Grade.A to null, Case.Grade.B to part), Case.Number(8),
        11, 12, 13, 14, 15, 16, 17, 18, 19, listOf("flex"), 21, 22, 23, 24, LocalDate(2026, 11, 23), listOf(1, -2), 25,
        listOf(LocalDate(2026, 1, 1)), 26, 27, 28, 29, Fields(1, Fields(2)), mapOf("k" to part),
    )

    @Test
    fun propertiesNamedAsTypes(): Unit = check(hiding, HidingPropertiesFlexCoder, HidingPropertiesPackCoder)

    @Test
    fun accessorsOfThem() {
        val view = Flex.encode(HidingPropertiesFlexCoder, hiding).asHidingProperties()
        assertEquals(Case.Mood.BAD, view.Case)
        assertEquals(5, view.part.x)
        assertEquals(listOf(5, 6), view.parts.asList().map { it.x })
        assertEquals(LocalDate(2026, 11, 23), view.LocalDate)
        assertEquals(Case.Grade.B, view.grade)
        assertEquals(Case.Number(8), view.half)
        val packed = Pack.encode(HidingPropertiesPackCoder, hiding).asPackHidingProperties()
        assertEquals(Case.Mood.BAD, packed.Case)
        assertEquals(17, packed.hidingPropertiesWidths)
        assertEquals(29, packed.fields_)
    }

    @Test
    fun propertiesNamedAsPackages() {
        val other = octavo.struct.tests.other.Address("there")
        val value = HidingPackages(Address("here", 1), other, listOf(null, other))
        check(value, HidingPackagesFlexCoder, HidingPackagesPackCoder)
        val view = Flex.encode(HidingPackagesFlexCoder, value).asHidingPackages()
        assertEquals("here" to "there", view.octavo.street to view.other.line)
    }

    @Test
    fun classesNamedAsLocals() {
        val width =
            width(
                from.mood.bad,
                octavo.struct.tests.to(1),
                from.to(from.mood.good, 2),
                from.value,
                from.at(3),
                entries.two,
                listOf(entries.one),
            )
        check(width, widthFlexCoder, widthPackCoder)
        check(start_(1, start), baseFlexCoder, basePackCoder)
        check(it(it(start)), baseFlexCoder, basePackCoder)
        assertEquals(from.mood.good, Flex.encode(widthFlexCoder, width).aswidth().inner.from)
    }

    @Test
    fun namesWithBlanks() {
        val words = `two words`(1, listOf("a"), `in`.`fun fun`, listOf(`in`.`and more`, `in`.`is`))
        check(words, `two wordsFlexCoder`, `two wordsPackCoder`)
    }

    @Test
    fun namesAlike() {
        val similar = Similar(
            listOf(2), "three", listOf(4), mapOf("five" to listOf(6)), 7, "eight", listOf(null), 9, Case.Number(10), emptyList(),
            setOf(part), Case.Number(12),
        )
        check(similar, SimilarFlexCoder, SimilarPackCoder)
        val view = Flex.encode(SimilarFlexCoder, similar).asSimilar()
        assertEquals(4, view.a[0])
        assertEquals(listOf(5), view.Cc.asList().map { it.x })
    }

    @Test
    fun propertiesNamedAsFunctions() {
        val numbers = listOf(1, 2)
        val functions = Functions(
            numbers, setOf(part), numbers, numbers, numbers, numbers, numbers, 1, 2, 3, 4, null, numbers, 5, listOf(null, 6), 7, 8,
            numbers, 9, 10, 11, 12, 13, numbers, part, 14, "text", 15, 16, 17, listOf(listOf(part)), mapOf("k" to numbers),
            listOf(listOf(null)),
        )
        check(functions, FunctionsFlexCoder, FunctionsPackCoder)
    }

    @Test
    fun typeParametersNamedAsClasses() {
        val generics = Generics(
            Generic(part, listOf(Case.Mood.BAD), mapOf("k" to null)),
            Generic(entries.two, null, mapOf("k" to entries.one)),
        )
        check(generics, GenericsFlexCoder, GenericsPackCoder)
    }

    @Test
    fun valueClassesOfValueClasses() {
        val twice = Twice(Wrapped(Case.Number(1)))
        val wraps = Wraps(
            twice,
            null,
            Wrapped(twice),
            listOf(Wrapped(listOf(1)), Wrapped(emptyList())),
            mapOf(twice to null, Twice(Wrapped(Case.Number(2))) to Wrapped(4)),
        )
        check(wraps, WrapsFlexCoder, WrapsPackCoder)
    }

    @Test
    fun constantsOfTheCompanion(): Unit = check(Constants(1), ConstantsFlexCoder, ConstantsPackCoder)

    @Test
    fun namesOfTheStandardLibraryInThePackage() {
        val pair = octavo.struct.tests.hiding.Pair(1, 'c', null)
        val hiding =
            Hiding(
                'x',
                listOf(1),
                pair,
                listOf(listOf(pair)),
                mapOf(null to pair),
                listOf(Row("r", octavo.struct.tests.hiding.String.B, pair, 2)),
                3,
            )
        check(hiding, HidingFlexCoder, HidingPackCoder)
        check(Any.Unit(1), AnyFlexCoder, AnyPackCoder)
        check(Any.Nothing, AnyFlexCoder, AnyPackCoder)
        val number = octavo.struct.tests.hiding.Int(1, octavo.struct.tests.hiding.String.A)
        check(number, octavo.struct.tests.hiding.IntFlexCoder, octavo.struct.tests.hiding.IntPackCoder)
    }
}
