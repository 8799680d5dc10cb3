package octavo.struct.tests

import octavo.core.MismatchException
import octavo.core.OctavoException
import octavo.flex.Flex
import octavo.flex.FlexBuilder
import octavo.flex.FlexMap
import octavo.flex.FlexOptions
import octavo.flex.FlexProfile
import octavo.flex.FlexType
import octavo.flex.FlexValue
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNotNull
import kotlin.test.assertTrue

/** Of a message of any shape an accessor reads what the coder decodes, or refuses what the coder does, with the same words. */
class AccessorShapesTest : StructTest() {
    private val values: List<FlexBuilder.() -> Unit> = listOf(
        { putNull() }, { put(true) }, { put(0) }, { put(-1) }, { put(200) }, { put(-40_000) }, { put(70_000u) }, { put(1L shl 40) },
        { put(ULong.MAX_VALUE) }, { putIndirect(-300L) }, { putIndirect(1e300) }, { put(1.5) }, { put(Double.NaN) }, { put(1e300) },
        { put("") }, { put("x") }, { put("RED") }, { put("é✓😀") }, { putKey("key") }, { putBlob(byteArrayOf(1, -1)) },
        { put(intArrayOf(1, -300)) }, { put(doubleArrayOf(0.5)) }, { put(booleanArrayOf(true)) }, { vector {} },
        { vector { put(1).also { putNull() } } }, { vector { put("RED").also { put("x") } } }, { map {} },
        { endTypedVector(startVector().also { put(1).also { put(2) } }, fixed = true) }, { map { key("").also { put(1) } } },
        { map { key("x").also { put(1) }.also { key("y") }.also { put(2) } } }, { map { key("value").also { put(99) } } },
        { vector { map { key("y").also { put(1) }.also { key("x") }.also { put(2) } } } },
    )

    /** What [read] gives, or how it fails; where, if no class did that, since a coder knows only of which struct a class refuses a part. */
    private fun outcome(read: () -> Any?): Any? = try {
        read()
    } catch (e: MismatchException) {
        listOf(e.expected, e.found) + if (e.cause == null) listOf(e.offset, e.path) else emptyList()
    } catch (e: OctavoException) {
        e.message
    }

    /**
     * Checks every property of [value] with every other value, alone and among more, in every profile.
     *
     * @param read makes the class of what an accessor reads
     */
    private inline fun <reified T : Any> check(value: T, noinline read: (ByteArray) -> T) {
        val original = Flex.read(Flex.encode(value)).map
        var refused = 0
        for (bytes in changed(original)) {
            val decoded = outcome { Flex.decode<T>(bytes) }
            assertEquals("$decoded", "${outcome { read(bytes) }}", bytes.toHexString())
            if (decoded !is T) refused++
        }
        assertTrue(refused > 0)
    }

    /** Returns messages in which one of the properties of [original] is missing, or has another value. */
    private fun changed(original: FlexMap): List<ByteArray> = FlexProfile.entries.flatMap { profile ->
        original.flatMap { property ->
            (listOf(null) + values).flatMap { other ->
                listOf(false, true).map { isLarger -> changed(profile, original, "${property.key}", other, isLarger) }
            }
        }
    }

    /** Returns a message with [other] for the value of [name], or without it, and more properties if it [isLarger]. */
    private fun changed(
        profile: FlexProfile,
        original: FlexMap,
        name: String,
        other: (FlexBuilder.() -> Unit)?,
        isLarger: Boolean,
    ): ByteArray = Flex.build(FlexOptions(profile)) {
        map {
            if (isLarger) {
                key("!before").also { put(1e300) }
                key("~behind").also { putNull() }
            }
            for (entry in original.reversed()) {
                if ("${entry.key}" != name) key("${entry.key}").also { put(entry.value) }
            }
            if (other != null) key(name).also { other() }
        }
    }

    private fun FlexBuilder.put(value: FlexValue): Unit = when (value.type) {
        FlexType.NULL -> putNull()
        FlexType.BOOL -> put(value.boolean)
        FlexType.INT, FlexType.INDIRECT_INT -> put(value.long)
        FlexType.UINT, FlexType.INDIRECT_UINT -> put(value.uLong)
        FlexType.FLOAT, FlexType.INDIRECT_FLOAT -> put(value.double)
        FlexType.STRING, FlexType.KEY -> put(value.string)
        FlexType.BLOB -> putBlob(value.blob.toByteArray())
        FlexType.MAP -> map { value.map.forEach { entry -> key(entry.key.toString()).also { put(entry.value) } } }
        else -> vector { value.vector.forEach { put(it) } }
    }

    @Test
    fun scalars() = check(Samples.scalars) { bytes ->
        bytes.asScalars().run {
            Scalars(boolean, byte, short, int, long, uByte, uShort, uInt, uLong, float, double, char, string)
        }
    }

    @Test
    fun nullableScalars() = check(Samples.presentScalars) { bytes ->
        bytes.asNullableScalars().run {
            NullableScalars(boolean, byte, short, int, long, uByte, uShort, uInt, uLong, float, double, char, string)
        }
    }

    @Test
    fun values() = check(Samples.values) { bytes ->
        bytes.asValues().run { Values(id, label, spot, maybeId, maybeSpot, ids.toList()) }
    }

    private val refused =
        Refused(Counter(1), Counter(2), Picky("ok"), Picky("ko"), listOf(Counter(3)), Color.RED, Weather.SUN, listOf(Color.BLUE, null))

    @Test
    fun whatClassesRefuse() = check(refused) { bytes ->
        bytes.asRefused().run { Refused(counter, maybe, picky, maybePicky, counters.toList(), color, weather, colors.toList()) }
    }

    @Test
    fun whatClassesRefuseSaysWhere() {
        val message = Flex.fromJson("""{"counter":-1,"maybe":-2,"picky":"long text","maybePicky":"long text","counters":[1,-3]}""")
        val read = message.asRefused()
        val readings = listOf({ read.counter }, { read.maybe }, { read.picky }, { read.maybePicky }, { read.counters[1] })
        val paths = readings.map { assertFailsWith<MismatchException> { it() }.also { e -> assertNotNull(e.cause) }.path }
        assertEquals(listOf<String?>("/counter", "/maybe", "/picky", "/maybePicky", "/counters/1"), paths)
        val packed = assertFailsWith<MismatchException> { byteArrayOf(0, 1).asPackCounted().counter }
        assertEquals(1L, packed.offset)
        assertEquals("/counter" to "a value that its class accepts", packed.path to packed.expected)
    }

    @Test
    fun lists() = check(Samples.lists) { bytes ->
        bytes.asLists().run {
            Lists(
                strings.asList().toList(), ints.asList().toList(), longs.asList().toSet(), doubles.asList().toList(),
                floats.asList().toList(), booleans.asList().toList(), chars.toSet(), uLongs.toList(),
                nested.map { list -> list.map { it.asList().toSet() } }, holes.toList(), stringHoles.toList(), none?.asList()?.toList(),
                points.asList().map { Point(it.x, it.y) }, colors.toSet(), mutable.asList().toMutableList(),
                mutableSet.asList().toMutableSet(), maps.map { map -> map?.mapValues { it.value } },
            )
        }
    }

    @Test
    fun structs() = check(UserProfile(1, "u", listOf("t"), Address("s", 1), null)) { bytes ->
        bytes.asUserProfile().run {
            UserProfile(id, username, tags.asList().toList(), address.plain(), previous?.plain())
        }
    }

    private fun AddressAccessor.plain() = Address(street, zip)
}
