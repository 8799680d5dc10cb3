package octavo.flex.view

import octavo.core.Limits
import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.core.OctavoException
import octavo.flex.Flex
import octavo.flex.FlexProfile
import octavo.flex.coder.Address
import octavo.flex.coder.AddressFlexCoder
import octavo.flex.coder.FlexShape
import octavo.flex.coder.Plan
import octavo.flex.coder.UserProfile
import octavo.flex.coder.UserProfileFlexCoder
import octavo.flex.coder.asUserProfile
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class FlexStructTest {
    private val profile =
        UserProfile(7, "ada", listOf("a", "bcd"), Address("Main Street", "Zürich", 8001), doubleArrayOf(0.5, 0.1), Plan.PRO)
    private val formats = FlexProfile.entries.map { Flex { profile = it } }

    @Test
    fun readsPropertiesWhereTheyLie() {
        for (flex in formats) {
            val bytes = flex.encode(UserProfileFlexCoder, profile)
            for (accessor in listOf(bytes.asUserProfile(), Flex.read(bytes).asUserProfile())) {
                assertEquals(7, accessor.id)
                assertEquals("ada", accessor.username)
                assertEquals(3, accessor.usernameByteLength)
                assertEquals(listOf("a", "bcd"), accessor.tags.asList())
                assertEquals(listOf(0.5, 0.1), accessor.scores.asList())
                assertEquals(Plan.PRO, accessor.plan)
                assertEquals("Zürich", accessor.address.city)
                assertEquals(7, accessor.address.cityByteLength)
                assertEquals(8001, accessor.address.zip)
            }
        }
    }

    @Test
    fun readsOtherShapesByName() {
        val bytes = Flex.fromJson("""{"username":"ada","address":{"zip":null,"city":"c"},"a":1}""")
        assertEquals("ada", bytes.asUserProfile().username)
        assertEquals(null, bytes.asUserProfile().address.zip)
        val error = assertFailsWith<MismatchException> { bytes.asUserProfile().address.street }
        assertEquals("the property \"street\"", error.expected)
        assertEquals("/address", error.path)
    }

    @Test
    fun aReusedArrayGivesItsNewValues() {
        val first = Flex.fromJson("""{"address":1,"id":2,"nickname":"","plan":"","scores":[],"tags":[],"username":"ab"}""")
        val second = Flex.fromJson("""{"addresx":1,"id":2,"nickname":"","plan":"","scores":[],"tags":[],"username":"ab"}""")
        val array = first.copyOf()
        assertEquals(2, array.asUserProfile().id)
        second.copyInto(array)
        assertEquals(2, array.asUserProfile().id)
        assertFailsWith<MismatchException> { array.asUserProfile().address }
    }

    @Test
    fun floatsAreTheNearest() {
        val struct = FlexStruct.root(Flex.fromJson("""{"ratio":0.1}"""), FlexShape("ratio"))
        assertEquals(0.10000000149011612, struct.float(0).toDouble())
    }

    @Test
    fun whatIsDecodedKeepsToTheLimits() {
        val bytes = Flex.fromJson("""{"address":{"street":"s","city":"c","zip":1}}""")
        val shape = FlexShape("address")
        fun address(struct: FlexStruct) = struct.decode(0, AddressFlexCoder).city
        val few = Limits(maxElements = 2)
        assertEquals("c", address(FlexStruct.root(bytes, shape)))
        assertFailsWith<MalformedException> { address(FlexStruct.root(bytes, shape, limits = few)) }
        assertFailsWith<MalformedException> { address(Flex.read(bytes).asStruct(shape, few)) }
    }

    @Test
    fun limitsReachNestedValues() {
        val bytes = Flex.fromJson("""{"list":[{"street":"s","city":"c","zip":1}],"map":{"k":{"street":"s","city":"c","zip":1}}}""")
        for ((limits, isAccepted) in listOf(Limits.DEFAULT to true, Limits(maxElements = 2) to false)) {
            val struct = FlexStruct.root(bytes, FlexShape("list", "map"), limits = limits)
            val reads = listOf({ struct.elements(0).decode(0, AddressFlexCoder) }, { struct.entries(1).decode(0, AddressFlexCoder) })
            for (read in reads) assertEquals(isAccepted, runCatching(read).isSuccess)
        }
    }

    @Test
    fun whatLooksForAValueSaysWhereItFails() {
        val bytes = Flex.fromJson("""{"a":{"b":1}}""")
        bytes[bytes.indexOfFirst { it == 'b'.code.toByte() } + 3] = 100 // the offset to the key
        val struct = FlexStruct.root(bytes, FlexShape("a", "z")).struct(0, FlexShape("b", "c"))
        val entries = FlexStruct.root(bytes, FlexShape("a", "z")).entries(0)
        for (look in listOf({ struct.isNull(0) }, { struct.has(0) }, { entries.key(0) }, { entries.indexOf("b") })) {
            assertEquals("/a", assertFailsWith<MalformedException> { look() }.path)
        }
    }

    @Test
    fun mutatedMessagesGiveAValueOrAnError() {
        val random = Random(3)
        for (flex in formats) {
            val valid = flex.encode(UserProfileFlexCoder, profile)
            repeat(20_000) {
                val bytes = valid.copyOf()
                repeat(random.nextInt(1, 4)) { bytes[random.nextInt(bytes.size)] = random.nextInt().toByte() }
                for (read in reads) {
                    try {
                        read(bytes)
                    } catch (_: OctavoException) {
                    }
                }
            }
        }
    }

    private val reads: List<(ByteArray) -> Any?> = listOf(
        { it.asUserProfile().id },
        { it.asUserProfile().username },
        { it.asUserProfile().tags.asList().joinToString() },
        { it.asUserProfile().scores.asList().sum() },
        { it.asUserProfile().plan },
        { it.asUserProfile().address.zip },
        { it.asUserProfile().address.city },
    )
}
