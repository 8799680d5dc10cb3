package octavo.struct.tests

import octavo.flex.Flex
import octavo.flex.FlexProfile
import octavo.pack.Pack
import kotlin.test.Test
import kotlin.test.assertEquals

/** What is encoded comes back, on every wire and in every profile, and is a valid message. */
class RoundTripTest : StructTest() {
    private inline fun <reified T : Any> check(value: T) {
        for (profile in FlexProfile.entries) {
            val flex = Flex { this.profile = profile }
            val bytes = flex.encode(value)
            Flex.verify(bytes)
            assertEquals(value, flex.decode<T>(bytes), "$profile")
        }
        assertEquals(value, Pack.decode<T>(Pack.encode(value)), "pack")
    }

    @Test
    fun scalars() {
        check(Samples.scalars)
        check(Samples.leastScalars)
        check(Samples.presentScalars)
        check(Samples.noScalars)
    }

    @Test
    fun collections() {
        check(Samples.lists)
        check(Samples.maps)
        check(Samples.keyedMaps)
        check(Samples.mapKeys)
        check(Samples.nests)
        check(Samples.numberLists)
    }

    @Test
    fun enums() {
        check(Samples.enums)
        check(Samples.counts)
        check(Samples.codes)
        check(CodeTable(listOf(Samples.codes, Samples.codes.copy(b = Code.BB))))
    }

    @Test
    fun values() = check(Samples.values)

    @Test
    fun structs() {
        check(Samples.profile)
        check(Samples.tree)
        check(Samples.hidden)
        check(Outer.Inner(1))
        check(Nothing)
    }

    @Test
    fun generics() = check(Samples.pages)

    @Test
    fun hierarchies() {
        check(Samples.drawing)
        check<Shape>(Circle(1.0))
        check<Special>(Special.Dot)
        check(Samples.pile)
        check<Solid>(Cube(3))
        check(Circle(1.0))
    }

    @Test
    fun times() = check(Samples.times)

    @Test
    fun conversions() = check(Samples.invoice)

    @Test
    fun names() {
        check(Samples.names)
        check(Samples.javaScriptNames)
        check(Samples.typeNames)
        check(Samples.setters)
        check(Samples.transients)
        check(Samples.defaults)
        check(Extended("text", 1))
    }
}
