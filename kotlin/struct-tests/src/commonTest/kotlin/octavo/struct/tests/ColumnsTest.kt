package octavo.struct.tests

import kotlinx.datetime.LocalDate
import octavo.core.MalformedException
import octavo.flex.Flex
import octavo.pack.Pack
import octavo.pack.PackCoder
import octavo.pack.generic.GenericCoder
import octavo.pack.schema.text
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** Generated coders write columns as the coder of schemas alone does, and read what it writes. */
class ColumnsTest : StructTest() {
    private val random = Random(3)

    private fun row(index: Int) = Row(
        flag = random.nextBoolean(),
        byte = index.toByte(),
        short = (index * 300).toShort(),
        int = index * -70_000,
        fixed = index,
        long = 1L shl index,
        uInt = index.toUInt(),
        float = index / 2f,
        double = index / 3.0,
        char = 'a' + index,
        text = "text $index",
        shared = "shared ${index % 3}",
        color = Color.entries[index % Color.entries.size],
        id = UserId(index.toLong()),
        date = LocalDate.fromEpochDays(index * 1000),
        point = Point(index, -index),
        list = listOf(index, null),
        flagOrNull = random.nextBoolean().takeIf { index % 3 == 0 },
        intOrNull = index.takeIf { index % 2 == 0 },
        doubleOrNull = 0.5.takeIf { index % 5 == 0 },
        textOrNull = "x".takeIf { index % 7 == 0 },
        idOrNull = UserId(7).takeIf { index % 4 == 0 },
        pointOrNull = Point(1, 2).takeIf { index % 2 == 1 },
    )

    private fun sample(index: Int) = Sample(index % 2 == 0, index, index * -100, (index / 2f).takeIf { index % 2 == 0 })

    private inline fun <reified T : Any> check(coder: PackCoder<T>, value: T) {
        val bytes = Pack.encode(coder, value)
        val generic = GenericCoder(coder.schema)
        assertContentEquals(generic.encode(generic.decode(bytes)), bytes)
        assertEquals(value, Pack.decode(coder, bytes))
        assertEquals(value, Flex.decode<T>(Flex.encode(value)))
        for (end in bytes.indices) assertFailsWith<MalformedException> { Pack.decode(coder, bytes.copyOf(end)) }
    }

    @Test
    fun fieldsOfEveryKind() {
        for (count in listOf(0, 1, 2, 9, 40)) {
            val rows = List(count, ::row)
            check(TablePackCoder, Table("table", rows, rows.reversed().toMutableList(), listOf(Point(1, 2))))
            check(TablePackCoder, Table("", rows, null, emptyList()))
        }
    }

    @Test
    fun bytesOfTheSpecification() {
        val bytes = "02" + "01" + "0000" + "0100000002000000" + "0102008f01" + "010000003f"
        assertEquals("struct(samples:columns(ok:bool,size:i32,count:vi32,price:f32?))", SeriesPackCoder.schema.text())
        assertEquals(bytes, Pack.encode(Series(listOf(Sample(true, 1, 1, 0.5f), Sample(false, 2, -200, null)))).toHexString())
    }

    @Test
    fun alignsToTheInnermostOpenStruct() {
        for (count in listOf(0, 1, 3, 50)) {
            val samples = List(count, ::sample)
            val inner = OpenTable("in", samples, null, samples)
            check(OpenTablePackCoder, OpenTable("open", samples, inner, samples.reversed()))
        }
    }

    @Test
    fun refusesPaddingAndCodes() {
        val valid = Pack.encode(Series(listOf(sample(0), sample(1))))
        for ((index, value) in listOf(2 to 1, 3 to -128, 12 to 4, 12 to -1, 1 to 7)) {
            val bytes = valid.copyOf().also { it[index] = value.toByte() }
            val error = assertFailsWith<MalformedException> { Pack.decode<Series>(bytes) }
            assertEquals(GenericCoder(SeriesPackCoder.schema).explain(bytes)?.message, error.message)
        }
        val empty = Pack.encode(Series(emptyList()))
        assertEquals("00000000" + "00", empty.toHexString())
        assertFailsWith<MalformedException> { Pack.decode<Series>(empty.copyOf().also { it[4] = 1 }) }
    }
}
