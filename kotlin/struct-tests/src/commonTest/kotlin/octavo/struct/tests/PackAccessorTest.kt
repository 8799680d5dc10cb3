package octavo.struct.tests

import octavo.core.MalformedException
import octavo.pack.Pack
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** Accessors of pack messages read what the coder has written. */
class PackAccessorTest : StructTest() {
    @Test
    fun scalars() {
        for (value in listOf(Samples.scalars, Samples.leastScalars)) {
            val read = Pack.encode(value).asPackScalars()
            assertEquals(value.boolean, read.boolean)
            assertEquals(value.byte, read.byte)
            assertEquals(value.short, read.short)
            assertEquals(value.int, read.int)
            assertEquals(value.long, read.long)
            assertEquals(value.uByte, read.uByte)
            assertEquals(value.uShort, read.uShort)
            assertEquals(value.uInt, read.uInt)
            assertEquals(value.uLong, read.uLong)
            assertEquals(value.float, read.float)
            assertEquals(value.double, read.double)
            assertEquals(value.char, read.char)
        }
    }

    @Test
    fun whatMayBeNull() {
        assertEquals(true, Pack.encode(Samples.presentScalars).asPackNullableScalars().boolean)
        assertEquals(null, Pack.encode(Samples.noScalars).asPackNullableScalars().boolean)
        val enums = Pack.encode(Samples.enums).asPackEnums()
        assertEquals(listOf(Color.GREEN, null), listOf(enums.color, enums.maybe))
        assertEquals(listOf(Level.LOW, Level.HIGH), listOf(enums.level, enums.defaulted))
    }

    @Test
    fun compressedNumbersBehindOthers() {
        val names = Pack.encode(Samples.names).asPackNames()
        assertEquals(listOf(1, 2, 4, 18), listOf(names.`class`, names.`fun`, names.dollar, names.toStringed).sorted())
        for (count in listOf(null, 7, -70_000)) {
            val defaults = Defaults("Ada", count = count ?: 0, maybe = count)
            assertEquals(defaults.count, Pack.encode(defaults).asPackDefaults().count)
        }
    }

    @Test
    fun valueClasses() = assertEquals(Samples.values.id, Pack.encode(Samples.values).asPackValues().id)

    @Test
    fun messagesThatEndTooSoon() {
        val bytes = Pack.encode(Samples.scalars)
        var refused = 0
        for (length in bytes.indices) {
            val short = bytes.copyOf(length).asPackScalars()
            try {
                assertEquals(Samples.scalars.uLong, short.uLong)
            } catch (e: MalformedException) {
                assertEquals(length.toLong() to "/uLong", e.offset to e.path)
                refused++
            }
        }
        assertEquals(bytes.size - Samples.scalars.string.encodeToByteArray().size, refused)
    }

    @Test
    fun errorsSayFieldAndPlace() {
        val decoded = assertFailsWith<MalformedException> { Pack.decode<Enums>(byteArrayOf(3)) }
        val read = assertFailsWith<MalformedException> { byteArrayOf(3).asPackEnums().color }
        assertEquals("malformed at byte 0 (/color): expected one of 3 names, found number 3", read.message)
        assertEquals(decoded.path to decoded.kind, read.path to read.kind)
        for (length in 0 until 10) {
            val short = ByteArray(length).asPackScalars()
            val error = assertFailsWith<MalformedException> { short.double }
            assertEquals(length.toLong() to "/double", error.offset to error.path)
        }
        assertEquals("/boolean", assertFailsWith<MalformedException> { ByteArray(0).asPackScalars().boolean }.path)
        assertEquals("/maybe", assertFailsWith<MalformedException> { ByteArray(0).asPackEnums().maybe }.path)
    }
}
