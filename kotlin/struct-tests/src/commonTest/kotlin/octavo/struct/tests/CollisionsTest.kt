package octavo.struct.tests

import octavo.core.MalformedException
import octavo.core.MalformedKind
import octavo.flex.Flex
import octavo.flex.coder.FlexCoders
import octavo.pack.Pack
import octavo.pack.schema.Schema
import octavo.pack.schema.parse
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

/** Whether a hash table of this platform finds a text among many of one hash code. */
internal expect val keepsTextsInOrder: Boolean

/** Whether a hash table of this platform doubles when a key is far from its place. */
internal expect val tablesDouble: Boolean

/** Whether there is time for serializers, too: tests of Native are compiled without optimization. */
internal expect val hasTimeForSerializers: Boolean

/** Keys that are chosen so that comparing them takes long, read by coders and serializers of both wires. */
class CollisionsTest : StructTest() {
    /** A set that compares no elements. */
    private class Listed<T>(private val elements: List<T>) : AbstractSet<T>() {
        override val size get() = elements.size

        override fun iterator() = elements.iterator()
    }

    private class Entry<K>(override val key: K, override val value: Int) : Map.Entry<K, Int>

    /** A map that compares no keys. */
    private class ListedMap<K>(keys: List<K>) : AbstractMap<K, Int>() {
        override val entries: Set<Map.Entry<K, Int>> = Listed(keys.mapIndexed { index, key -> Entry(key, index) })
    }

    private class Tier(val encode: (Crowds) -> ByteArray, val decode: (ByteArray) -> Crowds)

    private val flex = Flex { coders = FlexCoders() }
    private val flexTiers = tiers(
        Tier({ Flex.encode(CrowdsFlexCoder, it) }, { Flex.decode(CrowdsFlexCoder, it) }),
        Tier({ flex.encodeToByteArray(Crowds.serializer(), it) }, { flex.decodeFromByteArray(Crowds.serializer(), it) }),
    )
    private val packTiers = tiers(
        Tier({ Pack.encode(CrowdsPackCoder, it) }, { Pack.decode(CrowdsPackCoder, it) }),
        Tier({ Pack.encodeToByteArray(Crowds.serializer(), it) }, { Pack.decodeFromByteArray(Crowds.serializer(), it) }),
    )

    private fun tiers(coder: Tier, serializer: Tier) = if (hasTimeForSerializers) listOf(coder, serializer) else listOf(coder)

    private fun refuses(value: Crowds, path: String) {
        for (tier in flexTiers) {
            val bytes = tier.encode(value)
            assertFailsWith<MalformedException> { tier.decode(bytes) }
        }
        packRefuses(value, path)
    }

    private fun packRefuses(value: Crowds, path: String) {
        for (tier in packTiers) {
            val bytes = tier.encode(value)
            val error = assertFailsWith<MalformedException> { tier.decode(bytes) }
            assertEquals(MalformedKind.LIMIT, error.kind)
            assertTrue(error.path.orEmpty().startsWith(path), error.message)
        }
    }

    private fun reads(value: Crowds) {
        for (tier in flexTiers + packTiers) assertEquals(value, tier.decode(tier.encode(value)))
    }

    /** All of one hash code. */
    private fun bad(index: Int) = Point(index, -31 * index)

    @Test
    fun refusesElementsOfOneHashCode() = refuses(Crowds(points = Listed(List(MANY, ::bad))), "/points/")

    @Test
    fun refusesKeysOfOneHashCode() = refuses(Crowds(byPoint = ListedMap(List(MANY, ::bad))), "/byPoint/")

    /** Of one hash code, and alike up to their ends. */
    private fun large(index: Int) = List(300) { 1 } + listOf(index, -31 * index)

    @Test
    fun refusesFewLargeElementsOfOneHashCode() = packRefuses(Crowds(lists = Listed(List(1500, ::large))), "/lists/")

    private fun refuses(value: Signs, path: String) {
        val bytes = Pack.encode(SignsPackCoder, value)
        val error = assertFailsWith<MalformedException> { Pack.decode(SignsPackCoder, bytes) }
        assertEquals(MalformedKind.LIMIT, error.kind)
        assertTrue(error.path.orEmpty().startsWith(path), error.message)
    }

    private val long = "long".repeat(1 shl 14)

    /** Alike up to their ends. */
    private val alike = listOf(long + "a", long + "b")

    /** Of one hash code, with one of two texts. */
    private fun sign(index: Int) = (index % 2).let { Sign(alike[it], index, -31 * index - 961 * it) }

    @Test
    fun refusesKeysOfOneHashCodeThatShareLongTexts() {
        refuses(Signs(set = Listed(List(1500, ::sign))), "/set/")
        refuses(Signs(bySign = ListedMap(List(1500, ::sign))), "/bySign/")
        refuses(Signs(sets = List(30) { Listed(List(120, ::sign)) }), "/sets/")
    }

    /** To look a key up takes as long as to hash it, where texts do not keep their hash codes. */
    @Test
    fun refusesManyKeysThatShareALongText() = refuses(Signs(set = Listed(List(9000) { Sign(long, it, 0) })), "/set/")

    @Test
    fun readsWhatSharesTexts() {
        val signs = List(LARGE / 5) { Sign(List(100) { _ -> it % 10 }.toString(), it, it) }
        val value = Signs(
            set = signs.toSet(),
            bySign = signs.associateWith { 1 },
            sets = signs.chunked(10) { it.toSet() },
            byText = List(100) { index -> List(100) { Sign(long, index, it) } }.withIndex().associate { "${it.index}" to it.value },
        )
        assertEquals(value, Pack.decode(SignsPackCoder, Pack.encode(SignsPackCoder, value)))
    }

    @Test
    fun refusesManySets() = refuses(Crowds(many = List(6) { Listed(List(MANY * 3 / 4, ::bad)) }), "/many/")

    /** Sets of all but one of [count] points of one hash code: to tell one set from another takes as long as to make it. */
    private fun crowdedSets(count: Int) = List(count) { left -> Listed(List(count, ::bad).filterIndexed { index, _ -> index != left }) }

    @Test
    fun refusesSetsOfFewElementsOfOneHashCode() {
        val sets = crowdedSets(120)
        refuses(Crowds(sets = Listed(sets)), "/sets/")
        refuses(Crowds(bySet = ListedMap(sets)), "/bySet/")
    }

    /** All of one hash code. */
    private fun badTexts() = List(MANY) { index -> List(14) { bit -> if (index shr bit and 1 == 0) "Aa" else "BB" }.joinToString("") }

    @Test
    fun refusesTextsOfOneHashCodeWhereTheyAreNotKeptInOrder() {
        val texts = badTexts()
        if (keepsTextsInOrder) {
            reads(Crowds(texts = texts.toSet(), byText = texts.associateWith { 1 }))
        } else {
            refuses(Crowds(texts = Listed(texts)), "/texts/")
            refuses(Crowds(byText = ListedMap(texts)), "/byText/")
        }
    }

    /**
     * Numbers for which Kotlin's own table, which multiplies them by the golden ratio, doubles again and again: where it has 2^bits places,
     * five stand in a row and another one finds them all in its way.
     */
    private fun spreading(maxBits: Int, minBits: Int = 4): List<Int> = (minBits until maxBits).flatMap { bits ->
        val first = (12 shl bits - 4) - 8
        List(5) { first - it shl (32 - bits) } + ((first shl (32 - bits)) + 1)
    }.map { it * INVERSE }

    /**
     * Those for which it does so only where it is made for all of them, with 2^12 places: the first ones have a place each there, and crowd
     * in a table that grows with them, which from then on bears that others do.
     */
    private fun spreadingWithRoom(maxBits: Int): List<Int> = List(1366) { (it shl 21) * INVERSE } + spreading(maxBits, minBits = 12)

    /** Returns a text of this [hashCode], which as a name wants quotes. */
    private fun textOf(hashCode: Int): String {
        val number = (hashCode - ' '.code) * INVERSE_OF_31 - "0000000".hashCode()
        return number.toUInt().toString(31).padStart(7, '0').map { '0' + it.digitToInt(31) }.joinToString("") + ' '
    }

    @Test
    fun refusesKeysThatSpread() {
        val longs = spreading(maxBits = 20).map { it.toUInt().toLong() }
        if (tablesDouble) {
            refuses(Crowds(longs = Listed(longs)), "/longs/")
            packRefuses(Crowds(byLong = ListedMap(longs)), "/byLong/")
        }
        reads(Crowds(longs = longs.take(32).toSet()))
    }

    /** What is read of a struct is found by its fields' names, in a hash table. */
    @Test
    fun refusesSchemasOfNamesThatCrowd() {
        val spreading = listOf(spreading(maxBits = 20), spreadingWithRoom(maxBits = 20)).map { codes -> codes.map { "\"${textOf(it)}\"" } }
        for (names in spreading.plusElement(badTexts())) {
            for (schema in listOf(names.joinToString(",", "struct(", ")") { "$it:u8" }, names.joinToString(",", "enum(", ")"))) {
                if (keepsTextsInOrder) Schema.parse(schema) else assertFailsWith<MalformedException> { Schema.parse(schema) }
            }
        }
        Schema.parse(List(LARGE) { "field$it:u8" }.joinToString(",", "struct(", ")"))
    }

    @Test
    fun readsManyKeys() {
        val points = List(LARGE) { Point(it, it / 2) }
        val longs = List(LARGE) { it * 1_000_003L }
        val texts = List(LARGE) { "key $it" }
        reads(Crowds(points = points.toSet(), byPoint = points.associateWith { 1 }))
        reads(Crowds(texts = texts.toSet(), byText = texts.associateWith { 1 }))
        reads(Crowds(longs = longs.toSet(), byLong = longs.associateWith { 1 }, byColor = Color.entries.associateWith { 1 }))
        reads(Crowds(lists = List(1000) { index -> List(100) { index } }.toSet()))
        reads(Crowds(many = List(LARGE / 1000) { points.take(1000).toSet() }))
        reads(Crowds(sets = points.chunked(100) { it.toSet() }.toSet()))
    }

    private companion object {
        /** Compared in pairs, more often than is allowed. */
        const val MANY = 8300

        const val LARGE = 100_000

        /** What the multiplier of hash codes, and that of characters, make 1 of. */
        const val INVERSE = 0x144cbc89
        const val INVERSE_OF_31 = -0x42108421
    }
}
