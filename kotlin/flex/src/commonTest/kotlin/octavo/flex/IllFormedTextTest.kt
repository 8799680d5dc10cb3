package octavo.flex

import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.builtins.MapSerializer
import kotlinx.serialization.builtins.serializer
import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.flex.coder.FlexCoder
import octavo.flex.coder.FlexReader
import octavo.flex.coder.FlexShape
import octavo.flex.coder.UserProfileFlexCoder
import octavo.flex.coder.asUserProfile
import octavo.flex.coder.map
import octavo.flex.view.FlexStruct
import octavo.flex.view.asStruct
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** Texts and keys that are not UTF-8: whatever makes a string of them refuses, at the first byte that is wrong. */
class IllFormedTextTest {
    /** Returns the message of [json], whose first "hurt" is changed, and where. */
    private fun damaged(json: String): Pair<ByteArray, Int> {
        val bytes = Flex.fromJson(json)
        val at = bytes.decodeToString(throwOnInvalidSequence = false).indexOf("hurt") + 2
        bytes[at] = 0x80.toByte()
        return bytes to at
    }

    private fun refuses(json: String, path: String, read: (ByteArray) -> Any?) {
        val (bytes, at) = damaged(json)
        assertEquals(at.toLong(), assertFailsWith<MalformedException> { Flex.verify(bytes) }.offset)
        // What is kept from message to message is no way around.
        repeat(3) {
            val error = assertFailsWith<MalformedException> { read(bytes) }
            assertEquals("malformed at byte $at ($path): expected UTF-8, found byte 128".replace(" ()", ""), error.message)
        }
    }

    private fun user(name: String, tag: String, city: String) =
        """{"id":1,"username":"$name","tags":["a","$tag"],"address":{"street":"s","city":"$city","zip":1},"plan":"pro"}"""

    @Test
    fun codersRefuse() {
        refuses(user("hurt", "b", "c"), "/username") { Flex.decode(UserProfileFlexCoder, it) }
        refuses(user("a", "hurt", "c"), "/tags/1") { Flex.decode(UserProfileFlexCoder, it) }
        refuses(user("a", "b", "hurt" + "x".repeat(300)), "/address/city") { Flex.decode(UserProfileFlexCoder, it) }
        refuses(user("a", "b", "c").replace("pro", "hurt"), "/plan") { Flex.decode(UserProfileFlexCoder, it) }
    }

    @Test
    fun accessorsRefuse() {
        refuses(user("hurt", "b", "c"), "/username") { it.asUserProfile().username }
        refuses(user("a", "hurt", "c"), "/tags/1") { it.asUserProfile().tags.asList()[1] }
        refuses(user("a", "b", "hurt"), "/address/city") { Flex.read(it).asUserProfile().address.city }
        refuses(user("a", "b", "c").replace("pro", "hurt"), "/plan") { it.asUserProfile().plan }
        refuses("""{"a":"hurt"}""", "/a") { Flex.read(it).asStruct(FlexShape("a")).char(0) }
        refuses("""{"a":{"hurt":1}}""", "/a") { FlexStruct.root(it, FlexShape("a")).entries(0).key(0) }
    }

    private val tables = ListSerializer(MapSerializer(String.serializer(), String.serializer()))

    @Test
    fun serializersRefuse() {
        refuses("""[{},{"a":"hurt"}]""", "/1/a") { Flex.decodeFromByteArray(tables, it) }
        refuses("""[{},{"hurt":"a"}]""", "/1") { Flex.decodeFromByteArray(tables, it) }
        refuses("""[{"a":"b"},{"a":"b","${"x".repeat(40)}hurt":"a"}]""", "/1") { Flex.decodeFromByteArray(tables, it) }
    }

    private object Counts : FlexCoder<Map<String, Int>>("counts") {
        override fun encode(value: Map<String, Int>, to: FlexBuilder) = throw UnsupportedOperationException()

        override fun decode(from: FlexReader, at: Int, width: Int, packedType: Int): Map<String, Int> =
            from.map(at, width, packedType, { it }) { slot, own, type -> from.int(slot, own, type) }
    }

    @Test
    fun codersRefuseKeysLikeThoseTheyHaveRead() {
        repeat(3) { assertEquals(mapOf("hurt" to 1), Flex.decode(Counts, Flex.fromJson("""{"hurt":1}"""))) }
        refuses("""{"hurt":1}""", "") { Flex.decode(Counts, it) }
    }

    @Test
    fun valuesRefuse() {
        refuses("""{"a":["hurt"]}""", "/a/0") { Flex.read(it).map["a"]!!.vector[0].string }
        refuses("""{"a":["hurt"]}""", "/a/0") { Flex.read(it).map["a"]!!.vector[0].asString() }
        refuses("""{"a":{"hurt":1}}""", "/a") { Flex.read(it).map["a"]!!.map.keyAt(0).toString() }
        refuses("""{"a":{"hurt":1}}""", "/a") { root -> Flex.read(root).map["a"]!!.map.view { it.int }.toMap() }
        refuses("""{"a":{"hurt":1}}""", "/a") { Flex.read(it).map["a"]!!.map.valueAt(0).path }
    }

    @Test
    fun jsonRefuses() {
        for ((json, path) in listOf("""["hurt"]""" to "/0", """[{"hurt":1}]""" to "/0")) {
            val (bytes, at) = damaged(json)
            val error = assertFailsWith<MalformedException> { Flex.toJson(bytes) }
            assertEquals(at.toLong() to path, error.offset to error.path)
        }
    }

    @Test
    fun whatMakesNoStringReads() {
        val (bytes, _) = damaged("""{"a":"hurt","x":1}""")
        val map = Flex.read(bytes).map
        assertEquals(1, map["x"]?.int)
        assertEquals(false, map["a"]!!.text.contentEquals("hu\uFFFDt"))
    }

    @Test
    fun theReplacementCharacterIsText() {
        val text = "\uFFFD"
        val bytes = Flex.fromJson(user(text, "$text ä", "c".repeat(300) + text))
        val read = Flex.decode(UserProfileFlexCoder, bytes)
        assertEquals(listOf(text, "$text ä", "c".repeat(300) + text), listOf(read.username, read.tags[1], read.address.city))
        assertEquals(text, bytes.asUserProfile().username)
        assertEquals(text, Flex.read(bytes).map["username"]!!.string)
        assertEquals(mapOf(text to 1), Flex.decode(Counts, Flex.fromJson("""{"$text":1}""")))
    }

    @Test
    fun pathsLeadThroughKeysThatAreNoText() {
        val (bytes, _) = damaged("""[{"hurt":{"a":1}}]""")
        val value = Flex.read(bytes).vector[0].map.values[0].map["a"]!!
        assertEquals("/0/0/a", assertFailsWith<MismatchException> { value.string }.path)
    }
}
