package octavo.struct.tests

import octavo.core.MismatchException
import octavo.flex.Flex
import octavo.flex.coder.FlexCoders
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** Messages of an older or a newer version of a class, and those that no version wrote. */
class EvolutionTest : StructTest() {
    private inline fun <reified T : Any> decode(json: String): T = Flex.decode(Flex.fromJson(json))

    /** What the error says, behind where. */
    private inline fun <reified T : Any> saying(json: String): String =
        assertFailsWith<MismatchException> { decode<T>(json) }.message!!.substringAfter(": ")

    @Test
    fun unknownPropertiesAreIgnored() {
        assertEquals(Point(1, 2), decode("""{"w":[{}],"x":1,"xx":null,"y":2,"z":"z"}"""))
    }

    @Test
    fun orderDoesNotMatter() {
        assertEquals(Point(1, 2), decode("""{"y":2,"x":1}"""))
    }

    @Test
    fun aMissingPropertyIsNamed() {
        assertEquals("expected the property \"y\", found none", saying<Point>("""{"x":1}"""))
        assertEquals("expected the property \"x\", found none", saying<Point>("""{"y":1,"z":2}"""))
        assertEquals("/address", assertFailsWith<MismatchException> { decode<UserProfile>(profile("""{"street":"s"}""")) }.path)
    }

    private fun profile(address: String) = """{"id":1,"username":"u","tags":[],"address":$address,"previous":null}"""

    @Test
    fun propertiesMayShareASetter() {
        assertEquals(Samples.setters, decode("""{"open":true,"isOpen":false,"isNew":2,"new":3,"is":"is","_isOpen":"_isOpen","z":0}"""))
        assertEquals(Setters(true, false, 1, 1, "", ""), decode("""{"open":true,"isOpen":false,"is":"","_isOpen":"","z":0}"""))
    }

    @Test
    fun aRenamedPropertyIsAMissingOne() {
        assertEquals("expected the property \"renamed\", found none", missingFirst())
    }

    private fun missingFirst(): String {
        val json = Flex.toJson(Flex.encode(Samples.names)).replace("\"renamed\"", "\"first\"")
        return saying<Names>(json)
    }

    @Test
    fun nullIsNotMissing() {
        assertEquals(Defaults("a", maybe = null), decode("""{"name":"a","maybe":null}"""))
        assertEquals("expected an integer, found NULL", saying<Point>("""{"x":null,"y":1}"""))
        assertEquals("expected the property \"label\", found none", saying<Values>("""{"id":1,"spot":{"x":1,"y":2}}"""))
    }

    @Test
    fun missingPropertiesTakeTheirDefaults() {
        assertEquals(Defaults("Ada"), decode("""{"name":"Ada"}"""))
        assertEquals(Defaults("Ada", count = 9), decode("""{"count":9,"name":"Ada"}"""))
        assertEquals(Defaults("Ada", greeting = "Hi"), decode("""{"greeting":"Hi","name":"Ada"}"""))
        assertEquals(Transients(1, last = 2), decode("""{"kept":1,"last":2,"kotlinx":9,"ours":9}"""))
        assertEquals(Enums(Color.RED, null, Level.LOW), decode("""{"color":"RED","maybe":null,"level":"LOW"}"""))
    }

    /** Decodes [json] and returns how many objects that took. */
    private fun made(json: String, expected: String): Int {
        val before = Chained.made
        val chained = decode<Chained>(json)
        return (Chained.made - before).also { assertEquals(expected, chained.run { "$a $b $c $d" }) }
    }

    @Test
    fun missingPropertiesInARowTakeOneObject() {
        assertEquals(1, made("{}", "1 2 3 4"))
        assertEquals(1, made("""{"a":5}""", "5 6 7 8"))
        assertEquals(2, made("""{"c":7}""", "1 2 7 8"))
        assertEquals(2, made("""{"d":0}""", "1 2 3 0"))
        assertEquals(1, made("""{"a":5,"b":6,"c":7,"d":8,"e":9}""", "5 6 7 8"))
    }

    @Test
    fun unknownNamesAreNamed() {
        assertEquals("expected one of RED|green|BLUE, found \"GREEN\"", saying<Enums>("""{"color":"GREEN","maybe":null,"level":"LOW"}"""))
        val shape = saying<Shape>("""{"type":"hexagon","side":1}""")
        assertEquals("found \"hexagon\"", shape.substringAfterLast(", "))
        assertEquals("expected the property \"type\", found none", saying<Shape>("""{"side":1}"""))
    }

    @Test
    fun aDefaultStandsForNoUnknownName() {
        val message = Flex.fromJson("""{"color":"RED","maybe":null,"level":"LOW","defaulted":"EXTREME"}""")
        val serializers = Flex { coders = FlexCoders() }
        val errors = listOf(
            assertFailsWith<MismatchException> { Flex.decode<Enums>(message) },
            assertFailsWith<MismatchException> { serializers.decodeFromByteArray(Enums.serializer(), message) },
        )
        for (error in errors) assertEquals("/defaulted" to "\"EXTREME\"", error.path to error.found)
    }

    @Test
    fun anEntryStandsForUnknownNames() {
        val json = """{"today":"SNOW","days":["RAIN","","OTHER"],"hours":{"HAIL":2,"SUN":3}}"""
        val forecast = Forecast(
            Weather.OTHER,
            listOf(Weather.RAIN, Weather.OTHER, Weather.OTHER),
            mapOf(
                Weather.OTHER to 2,
                Weather.SUN to 3,
            ),
        )
        assertEquals(forecast, decode(json))
        val accessor = Flex.fromJson(json).asForecast()
        assertEquals(Weather.OTHER, accessor.today)
        assertEquals(forecast.days, accessor.days)
        assertEquals("expected a string, found NULL", saying<Forecast>("""{"today":null,"days":[],"hours":{}}"""))
    }

    @Test
    fun subclassesEvolveToo() {
        assertEquals<Shape>(Circle(2.0), decode("""{"type":"circle","radius":2}"""))
        assertEquals<Shape>(Circle(2.0, "n"), decode("""{"zone":"n","new":[],"radius":2,"type":"circle"}"""))
        assertEquals(Circle(2.0, "n"), decode("""{"radius":2,"type":"anything","zone":"n"}"""))
    }

    @Test
    fun widthsAreLenientAndKindsStrict() {
        assertEquals(Square(3.0), decode("""{"side":3}"""))
        assertEquals("expected an integer, found FLOAT", saying<Point>("""{"x":1.5,"y":1}"""))
        assertEquals("expected an integer, found STRING", saying<Point>("""{"x":"1","y":1}"""))
        assertEquals("expected a signed 32-bit integer, found 3000000000", saying<Point>("""{"x":3000000000,"y":1}"""))
        assertEquals("expected a map, found VECTOR_INT", saying<Point>("""[1,2]"""))
        val larger = Flex.toJson(Flex.encode(Samples.scalars)).replace(""""uByte":200""", """"uByte":18446744073709551615""")
        assertEquals("expected an integer in 0..255, found 18446744073709551615", saying<Scalars>(larger))
    }
}
