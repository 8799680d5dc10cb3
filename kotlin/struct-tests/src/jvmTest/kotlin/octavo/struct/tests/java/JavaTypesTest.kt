package octavo.struct.tests.java

import octavo.flex.Flex
import octavo.objects.Octavo
import octavo.pack.Pack
import octavo.pack.schema.fingerprint
import octavo.pack.schema.text
import java.time.DayOfWeek
import java.util.UUID
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals

/** Java's own types stand in pack messages as section 8 of the specification says: as octavo-objects writes them. */
class JavaTypesTest {
    private val one = UUID.fromString("00112233-4455-6677-8899-aabbccddeeff")
    private val two = UUID(-1, 2)
    private val values = listOf(
        JavaTypes(one, null, emptyList(), emptySet(), emptyMap(), DayOfWeek.MONDAY),
        JavaTypes(one, two, listOf(two, one), setOf(null, one), mapOf(one to two, two to null), DayOfWeek.SUNDAY),
    )

    @Test
    fun agreeWithReflection() {
        val objects = Octavo.typed(JavaTypes::class.java)
        assertEquals(objects.schema().text(), JavaTypesPackCoder.schema.text())
        assertEquals(objects.fingerprint(), JavaTypesPackCoder.schema.fingerprint())
        for (value in values) {
            val bytes = Pack.encode(JavaTypesPackCoder, value)
            assertContentEquals(objects.encode(value), bytes)
            assertEquals(value, Pack.decode(JavaTypesPackCoder, bytes))
            assertEquals(value, objects.decode(bytes))
        }
    }

    @Test
    fun uuidsAreSixteenBytes() {
        assertEquals("struct(u:[u8;16])", UuidPackCoder.schema.text())
        assertEquals("00112233445566778899aabbccddeeff", Pack.encode(Uuid(one)).toHexString())
        assertEquals("""{"u":"$one"}""", Flex.toJson(Flex.encode(Uuid(one))))
    }
}
