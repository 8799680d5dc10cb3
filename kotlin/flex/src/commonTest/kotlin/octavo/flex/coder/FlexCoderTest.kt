package octavo.flex.coder

import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.core.OctavoException
import octavo.flex.Flex
import octavo.flex.FlexProfile
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class FlexCoderTest {
    private val profile = UserProfile(
        7_000_000_000,
        "ada",
        listOf("a", "b", "a"),
        Address("Main Street 1", "Zürich", 8001),
        doubleArrayOf(0.5, 0.1),
        Plan.PRO,
        "countess",
    )
    private val formats = FlexProfile.entries.map { Flex { profile = it } }

    @Test
    fun readsBackWhatItWrites() {
        for (flex in formats) {
            val bytes = flex.encode(UserProfileFlexCoder, profile)
            Flex.verify(bytes)
            assertEquals(profile, flex.decode(UserProfileFlexCoder, bytes))
        }
    }

    @Test
    fun writesTheSameShapesAsKeyedCalls() {
        for (flex in formats.filter { it.configuration.options.profile == FlexProfile.SIZE }) {
            val keyed = Flex.build(flex.configuration.options) { putKeyed() }
            assertEquals(keyed.toList(), flex.encode(UserProfileFlexCoder, profile).toList())
        }
        val json = Flex.toJson(Flex.build { putKeyed() })
        for (flex in formats) assertEquals(json, Flex.toJson(flex.encode(UserProfileFlexCoder, profile)))
    }

    private fun octavo.flex.FlexBuilder.putKeyed() = map {
        key("id")
        put(profile.id)
        key("username")
        put(profile.username)
        key("tags")
        vector { for (tag in profile.tags) put(tag) }
        key("address")
        map {
            key("street")
            put(profile.address.street)
            key("city")
            put(profile.address.city)
            key("zip")
            put(8001)
        }
        key("scores")
        put(profile.scores)
        key("plan")
        put("pro")
        key("nickname")
        put(profile.nickname)
    }

    @Test
    fun writesTheBlockOfItsKeysBeforeTheFirstMap() {
        val shape = FlexShape("a", "b")
        val bytes = Flex.build {
            vector {
                for (text in listOf("x", "y")) {
                    val start = startStruct()
                    put(text)
                    put(2)
                    endStruct(start, shape)
                }
            }
        }
        val expected = "017800" + "61006200020504" + "0201020c021404" + "017900" + "0c010205021404" + "020f062424" + "042801"
        assertEquals(expected, bytes.toHexString())
    }

    @Test
    fun readsOtherShapesByName() {
        val bytes = Flex.fromJson(
            """{"added":1,"username":"ada","tags":["x"],"id":3,"address":{"zip":null,"city":"c","street":"s","new":true}}""",
        )
        assertEquals(UserProfile(3, "ada", listOf("x"), Address("s", "c", null)), Flex.decode(UserProfileFlexCoder, bytes))
    }

    @Test
    fun namesWhatIsMissing() {
        val bytes = Flex.fromJson("""{"username":"ada","tags":["x"],"id":3,"address":{"zip":null,"city":"c"}}""")
        val error = assertFailsWith<MismatchException> { Flex.decode(UserProfileFlexCoder, bytes) }
        assertEquals("the property \"street\"", error.expected)
        assertEquals("/address", error.path)
    }

    @Test
    fun saysWhereAValueIsOfAnotherKind() {
        val bytes = Flex.fromJson("""{"username":"ada","tags":["x",{"y":[]}],"id":3,"address":{"zip":null,"city":"c","street":""}}""")
        val error = assertFailsWith<MismatchException> { Flex.decode(UserProfileFlexCoder, bytes) }
        assertEquals("/tags/1", error.path)
        assertEquals("a string", error.expected)
        assertEquals("MAP", error.found)
    }

    @Test
    fun mutatedMessagesGiveAValueOrAnError() {
        val random = Random(20261121)
        for (flex in formats) {
            val valid = flex.encode(UserProfileFlexCoder, profile)
            repeat(20_000) {
                val bytes = valid.copyOf()
                repeat(random.nextInt(1, 4)) { bytes[random.nextInt(bytes.size)] = random.nextInt().toByte() }
                decodeOrFail(bytes)
            }
            for (size in valid.indices) decodeOrFail(valid.copyOfRange(size, valid.size))
        }
    }

    private fun decodeOrFail(bytes: ByteArray) {
        try {
            Flex.decode(UserProfileFlexCoder, bytes)
        } catch (_: OctavoException) {
        }
    }

    @Test
    fun tooSmallMessagesAreMalformed() {
        assertFailsWith<MalformedException> { Flex.decode(UserProfileFlexCoder, ByteArray(2)) }
    }

    @Test
    fun fallsBackToTheSerializer() {
        val names = mapOf("a" to listOf(1, 2))
        val bytes = Flex.encode(names)
        assertEquals("{\"a\":[1,2]}", Flex.toJson(bytes))
        assertEquals(names, Flex.decode<Map<String, List<Int>>>(bytes))
    }
}
