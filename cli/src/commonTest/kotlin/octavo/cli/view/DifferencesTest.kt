package octavo.cli.view

import octavo.cli.flex.Steps
import octavo.cli.sharingBomb
import octavo.core.MalformedException
import octavo.flex.Flex
import octavo.flex.FlexBuilder
import octavo.flex.FlexOptions
import octavo.flex.FlexProfile
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class DifferencesTest {
    private fun differences(old: ByteArray, new: ByteArray): List<String> = buildList {
        Differences(Steps(old.size.toLong() + new.size)) { path, oldValue, newValue -> add("$path: $oldValue, $newValue") }
            .compare(Flex.read(old), Flex.read(new))
    }

    private fun differences(old: String, new: String): List<String> = differences(Flex.fromJson(old), Flex.fromJson(new))

    private fun differ(old: FlexBuilder.() -> Unit, new: FlexBuilder.() -> Unit): Boolean =
        differences(Flex.build { old() }, Flex.build { new() }).isNotEmpty()

    @Test
    fun namesTheOutermostPlaces() {
        assertEquals(emptyList(), differences("""{"a":[1,{"b":null}]}""", """{"a":[1,{"b":null}]}"""))
        assertEquals(
            listOf("/a/1/b: null, true", "/c: null, VECTOR"),
            differences("""{"a":[1,{"b":null}]}""", """{"a":[1,{"b":true}],"c":[[]]}"""),
        )
        assertEquals(listOf("/0: 1, 2", "/1: 2, null"), differences("[1,2]", "[2]"))
        assertEquals(listOf("/a~1b: 1, null", "/~0: null, 2"), differences("""{"a/b":1}""", """{"~":2}"""))
        assertEquals(listOf(": MAP, VECTOR"), differences("{}", "[]"))
    }

    @Test
    fun longKeysAboveManyValuesAreNotCopiedForEach() {
        val document = Flex.build {
            map {
                key("k".repeat(1_000_000))
                put(IntArray(1_000_000))
            }
        }
        assertEquals(emptyList(), differences(document, document))
    }

    @Test
    fun comparesNumbersByValueAndKind() {
        assertEquals(false, differ({ put(1) }, { putIndirect(1L) }))
        assertEquals(false, differ({ put(1) }, { put(1u.toULong()) }))
        assertEquals(false, differ({ put(0.5f) }, { put(0.5) }))
        assertEquals(false, differ({ put(Double.NaN) }, { put(Double.NaN) }))
        assertEquals(true, differ({ put(1) }, { put(1.0) }))
        assertEquals(true, differ({ put(0.0) }, { put(-0.0) }))
        assertEquals(true, differ({ put(-1) }, { put(ULong.MAX_VALUE) }))
    }

    @Test
    fun tellsApartWhatJsonDoesNot() {
        assertEquals(true, differ({ putBlob(ByteArray(3)) }, { put("AAAA") }))
        assertEquals(true, differ({ putBlob(byteArrayOf(1)) }, { putBlob(byteArrayOf(2)) }))
        assertEquals(true, differ({ put(true) }, { put(false) }))
        assertEquals(false, differ({ putKey("k") }, { put("k") }))
        assertEquals(false, differ({ put(intArrayOf(1, 2)) }, { vector { listOf(1, 2).forEach { put(it) } } }))
    }

    @Test
    fun profilesMakeNoDifference() {
        val json = """{"a":[1,2.5,"x"],"b":{"c":[true,false],"d":null}}"""
        val messages = FlexProfile.entries.map { Flex.fromJson(json, FlexOptions(it)) }
        for (message in messages) assertEquals(emptyList(), differences(messages[0], message))
    }

    @Test
    fun survivesSharingBombs() {
        val bomb = sharingBomb(50)
        assertFailsWith<MalformedException> { differences(bomb, bomb) }
        assertFailsWith<MalformedException> { differences(bomb, Flex.fromJson("1")) }
        assertEquals(emptyList(), differences(sharingBomb(5), sharingBomb(5)))
    }
}
