package octavo.struct.tests

import kotlinx.serialization.decodeFromByteArray
import kotlinx.serialization.encodeToByteArray
import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.flex.Flex
import octavo.flex.FlexProfile
import octavo.flex.coder.FlexCoder
import octavo.flex.coder.FlexCoders
import octavo.pack.Pack
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertIs
import kotlin.test.assertNotNull

/** What classes and the wires refuse is an error that says where, in every tier, and has what the class threw as its cause. */
class RefusalTest : StructTest() {
    private val fine = Refusals(
        before = 1,
        name = "a",
        picky = Picky("ok"),
        digits = listOf(Digit(1), Digit(2)),
        byName = mapOf("x" to listOf(), "y/z" to listOf(Digit(3))),
        names = mapOf("first" to "1", "second" to "2"),
        nested = listOf(listOf("a"), listOf(null, "b")),
        byDigit = mapOf(Digit(4) to "four"),
        counter = Counter(5),
        inner = null,
    )

    private val small = Flex { profile = FlexProfile.SIZE }

    /** Formats that leave all work to serializers. */
    private val plain = listOf(Flex, small).map { Flex(it) { coders = FlexCoders() } }

    private fun unwritable(path: String, value: Refusals) {
        for (flex in listOf(Flex, small)) assertUnwritable(path) { flex.encode(RefusalsFlexCoder, value) }
        for (flex in plain) assertUnwritable(path) { flex.encodeToByteArray(value) }
        assertUnwritable(path) { Pack.encode(RefusalsPackCoder, value) }
        assertUnwritable(path) { Pack.encodeToByteArray(value) }
        assertUnwritable("/inner$path") { Flex.encode(RefusalsFlexCoder, fine.copy(inner = value)) }
        for (flex in plain) assertUnwritable("/3/inner$path") { flex.encodeToByteArray(listOf(fine, fine, fine, fine.copy(inner = value))) }
        assertUnwritable("/inner$path") { Pack.encode(RefusalsPackCoder, fine.copy(inner = value)) }
        assertUnwritable("/1/inner$path") { Pack.encodeToByteArray(listOf(fine, fine.copy(inner = value))) }
        assertEquals(fine, Flex.decode(RefusalsFlexCoder, Flex.encode(RefusalsFlexCoder, fine)))
        assertEquals(fine, Pack.decode(RefusalsPackCoder, Pack.encode(RefusalsPackCoder, fine)))
    }

    /** What a class has thrown is the cause; of anything else the error says what was expected. */
    private fun assertUnwritable(path: String, encode: () -> Unit) {
        val e = assertFailsWith<MismatchException> { encode() }
        assertEquals(path, e.path, e.message)
        assertEquals(e.expected == "a value that can be written", e.cause != null, e.message)
    }

    /** Does not tell the property [of] its class. */
    private class Silent(private val of: String) : Guarded(1, null, "a", Color.RED, 2) {
        override val number: Int get() = told("number", super.number)
        override val maybe: Boolean? get() = told("maybe", super.maybe)
        override val text: String? get() = told("text", super.text)
        override val color: Color get() = told("color", super.color)

        private fun <T> told(name: String, value: T): T = if (name == of) error("not told") else value
    }

    @Test
    fun gettersOfSubclasses() {
        for (name in listOf("number", "maybe", "text", "color")) {
            val value = Silent(name)
            for (flex in listOf(Flex, small)) assertUnwritable("/$name") { flex.encode(GuardedFlexCoder, value) }
            for (flex in plain) assertUnwritable("/$name") { flex.encodeToByteArray<Guarded>(value) }
            assertUnwritable("/$name") { Pack.encode(GuardedPackCoder, value) }
            assertUnwritable("/$name") { Pack.encodeToByteArray<Guarded>(value) }
        }
    }

    /** No case of its sealed type, though a subclass of one. */
    private class Tower : Box()

    @Test
    fun subclassesThatAreNoCase() {
        val pile = Samples.pile.copy(solids = listOf(Box(), Tower()))
        for (flex in listOf(Flex, small)) assertNoCase { flex.encode(PileFlexCoder, pile) }
        for (flex in plain) assertNoCase { flex.encodeToByteArray(pile) }
        assertNoCase { Pack.encode(PilePackCoder, pile) }
        assertNoCase { Pack.encodeToByteArray(pile) }
    }

    private fun assertNoCase(encode: () -> Unit) {
        val e = assertFailsWith<MismatchException> { encode() }
        assertEquals("/solids/1", e.path, e.message)
    }

    @Test
    fun loneSurrogates() {
        unwritable("/name", fine.copy(name = LONE))
        unwritable("/nested/1/1", fine.copy(nested = listOf(listOf(), listOf("a", LONE))))
    }

    @Test
    fun whatIsWrongWithTexts() {
        fun assertTold(message: String, encode: () -> Unit) = assertEquals(message, assertFailsWith<MismatchException> { encode() }.message)
        val lone = fine.copy(name = LONE)
        val nul = fine.copy(names = mapOf("nul \u0000" to ""))
        val aboutLone = "mismatch (/name): expected text without lone surrogates, found one at 5"
        for (flex in listOf(Flex, small)) {
            assertTold(aboutLone) { flex.encode(RefusalsFlexCoder, lone) }
            assertTold("mismatch (/names): expected a key without NUL, found one with it") { flex.encode(RefusalsFlexCoder, nul) }
        }
        assertTold(aboutLone) { Pack.encode(RefusalsPackCoder, lone) }
    }

    @Test
    fun loneSurrogatesInMaps() {
        val names = fine.copy(names = mapOf("fine" to "x", "se~cond" to LONE))
        assertUnwritable("/names/se~0cond") { Flex.encode(RefusalsFlexCoder, names) }
        for (flex in plain) assertUnwritable("/names/se~0cond") { flex.encodeToByteArray(names) }
        assertUnwritable("/names/1") { Pack.encodeToByteArray(names) }
        assertUnwritable("/names/1") { Pack.encode(RefusalsPackCoder, names) }
        val keys = fine.copy(names = mapOf("fine" to "x", LONE to "y"))
        assertUnwritable("/names") { Flex.encode(RefusalsFlexCoder, keys) }
        for (flex in plain) assertUnwritable("/names") { flex.encodeToByteArray(keys) }
        assertUnwritable("/names/1") { Pack.encodeToByteArray(keys) }
        assertUnwritable("/names/1") { Pack.encode(RefusalsPackCoder, keys) }
        val digits = fine.copy(byDigit = mapOf(Digit(1) to "", Digit(2) to LONE))
        assertUnwritable("/byDigit/3") { Flex.encode(RefusalsFlexCoder, digits) }
        for (flex in plain) assertUnwritable("/byDigit/3") { flex.encodeToByteArray(digits) }
        assertUnwritable("/byDigit/1") { Pack.encodeToByteArray(digits) }
        assertUnwritable("/byDigit/1") { Pack.encode(RefusalsPackCoder, digits) }
    }

    /** A map whose entries may repeat keys, and end with an error. */
    private class Entries<K, V>(private vararg val all: Pair<K, V>, private val thrown: Exception? = null) : AbstractMap<K, V>() {
        override val entries: Set<Map.Entry<K, V>> = object : AbstractSet<Map.Entry<K, V>>() {
            override val size = all.size + if (thrown == null) 0 else 1

            override fun iterator(): Iterator<Map.Entry<K, V>> = iterator {
                all.forEach { yield(mapOf(it).entries.single()) }
                thrown?.let { throw it }
            }
        }
    }

    private fun unwritableAsMap(path: String, value: Refusals) {
        for (flex in listOf(Flex, small)) assertUnwritable(path) { flex.encode(RefusalsFlexCoder, value) }
        for (flex in plain) assertUnwritable("/1$path") { flex.encodeToByteArray(listOf(fine, value)) }
    }

    @Test
    fun keysThatComeTwice() {
        unwritableAsMap("/names", fine.copy(names = Entries("a" to "1", "b" to "2", "a" to "3")))
        unwritableAsMap("/byName", fine.copy(byName = Entries("a" to listOf(), "b" to listOf(), "a" to listOf())))
    }

    @Test
    fun mapsThatThrow() {
        val gone = IllegalStateException("gone")
        unwritableAsMap("/names", fine.copy(names = Entries(thrown = gone)))
        unwritableAsMap("/names", fine.copy(names = Entries("a" to "1", thrown = gone)))
        unwritableAsMap("/byName", fine.copy(byName = Entries("a" to listOf(Digit(1)), thrown = gone)))
    }

    @Test
    fun conversionsThatThrow() = unwritable("/picky", fine.copy(picky = Picky("much too long")))

    @Test
    fun propertiesWithoutAValue() {
        val ready = mapOf<String, Unready.() -> Unit>(
            "first" to { first = "first" },
            "afterNumber" to { afterNumber = Digit(1) },
            "afterStruct" to { afterStruct = Digit(2) },
            "afterWrapped" to { afterWrapped = listOf(Digit(3)) },
            "last" to { last = "last" },
        )
        val value = Unready()
        for ((name, makeReady) in ready) {
            for (flex in plain) assertUnwritable("/1/$name") { flex.encodeToByteArray(listOf(null, value)) }
            assertUnwritable("/1/$name") { Pack.encodeToByteArray(listOf(null, value)) }
            value.makeReady()
        }
        assertEquals("last", Pack.decodeFromByteArray<Unready>(Pack.encodeToByteArray(value)).last)
    }

    private fun unreadable(path: String, json: String) {
        val message = Flex.fromJson(json)
        assertUnreadable(path) { Flex.decode(RefusalsFlexCoder, message) }
        assertUnreadable(path) { Flex.decodeFromByteArray<Refusals>(message) }
    }

    private fun assertUnreadable(path: String, decode: () -> Unit) {
        val e = assertFailsWith<MismatchException> { decode() }
        assertEquals(path, e.path, e.message)
        assertNotNull(e.cause)
    }

    /** The JSON of [fine] with [value] for [name]. */
    private fun json(name: String, value: String): String {
        val inner = Flex.toJson(Flex.encode(RefusalsFlexCoder, fine))
        return Regex("\"$name\":(\\[.*?\\](?=,\"|\\})|\\{.*?\\}(?=,\"|\\})|[^,}]*)").replace(inner) { "\"$name\":$value" }
    }

    @Test
    fun whatFlexReads() {
        unreadable("/digits/1", json("digits", """[{"value":1},{"value":10}]"""))
        unreadable("/inner/digits/0", json("inner", json("digits", """[{"value":11}]""")))
    }

    private inline fun <reified T : Any> assertRepeated(path: String, coder: FlexCoder<T>, json: String) {
        val message = Flex.fromJson(json)
        val decodings = listOf<(Flex) -> T>({ it.decode(coder, message) }, { it.decodeFromByteArray<T>(message) })
        for (decode in plain.flatMap { flex -> decodings.map { decode -> { decode(flex) } } }) {
            val e = assertFailsWith<MismatchException> { decode() }
            assertEquals(path to "keys that differ", e.path to e.expected, e.message)
        }
    }

    /** The values of all but one would be lost unseen. */
    @Test
    fun keysThatAreReadAsOne() {
        val maps = Flex.toJson(Flex.encode(MapsFlexCoder, Samples.maps))
        assertRepeated("/byInt", MapsFlexCoder, maps.replace("\"byInt\":{\"-5\"", "\"byInt\":{\"07\""))
        assertRepeated("/byId", MapsFlexCoder, maps.replace("\"byId\":{", "\"byId\":{\"09\":\"\","))
        val keyed = Flex.toJson(Flex.encode(KeyedMapsFlexCoder, KeyedMaps(emptyMap(), mapOf(0.5 to 1, 1.5 to 2), emptyMap())))
        assertRepeated("/byDouble", KeyedMapsFlexCoder, keyed.replace("1.5", "0.5"))
    }

    @Test
    fun unknownKeysThatOneEntryStandsFor() {
        val message = Flex.fromJson("""{"today":"SUN","days":[],"hours":{"FOG":1,"HAIL":2}}""")
        assertEquals("/hours", assertFailsWith<MismatchException> { Flex.decode(ForecastFlexCoder, message) }.path)
        val one = Flex.fromJson("""{"today":"SUN","days":[],"hours":{"FOG":1,"RAIN":2}}""")
        assertEquals(mapOf(Weather.OTHER to 1, Weather.RAIN to 2), Flex.decode(ForecastFlexCoder, one).hours)
    }

    /** A message of pack in which the first byte [from] is [to]. */
    private fun changed(value: Refusals, from: Int, to: Int) =
        Pack.encode(RefusalsPackCoder, value).also { it[it.indexOf(from.toByte())] = to.toByte() }

    @Test
    fun whatPackReads() {
        val digits = changed(fine.copy(digits = listOf(Digit(1), Digit(-60))), from = 119, to = 120)
        assertUnreadable("/digits/1") { Pack.decode(RefusalsPackCoder, digits) }
        assertUnreadable("/digits/1") { Pack.decodeFromByteArray<Refusals>(digits) }
    }

    @Test
    fun whatBeginsAtTheSameByte() {
        val fine = High(true, Middle(Low(1)), mapOf(Low(2) to Middle(Low(4))))
        val message = Pack.encode(HighPackCoder, fine)
        fun unreadable(path: String, at: Int, number: Byte) {
            val bytes = message.copyOf().also { it[at] = number }
            assertUnreadable(path) { Pack.decode(HighPackCoder, bytes) }
            assertUnreadable(path) { Pack.decodeFromByteArray<High>(bytes) }
        }
        unreadable("/middle", at = 1, number = 3)
        unreadable("/middle/low", at = 1, number = 5)
        unreadable("/more/0/key", at = 4, number = 5)
        unreadable("/more/0/value", at = 6, number = 3)
        unreadable("/more/0/value/low", at = 6, number = 5)
    }

    /** Rows are made when all columns are read: which one a class has refused is not known. */
    @Test
    fun rowsOfColumns() {
        val message = Pack.encode(DigitsPackCoder, Digits(listOf(Digit(1), Digit(2)), Digit(3)))
        assertUnreadable("/digits") { Pack.decode(DigitsPackCoder, message.copyOf().also { it[3] = 120 }) }
        assertUnreadable("/last") { Pack.decode(DigitsPackCoder, message.copyOf().also { it[it.lastIndex] = 120 }) }
    }

    @Test
    fun messagesInsideOfMessages() {
        val letter = Letter(1, Point(2, 3), "")
        val message = Pack.encode(LetterPackCoder, letter)
        assertEquals(letter, Pack.decode(LetterPackCoder, message))
        message[message.lastIndex - 2] = -1
        val error = assertFailsWith<MismatchException> { Pack.decode(LetterPackCoder, message) }
        assertEquals("/point", error.path)
        assertIs<MalformedException>(error.cause)
    }

    private companion object {
        /** Made when the test runs: where Kotlin compiles to JavaScript a second time, a constant would have a question mark. */
        val LONE = "lone " + Char(0xD800)
    }
}
