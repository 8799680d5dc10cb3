package octavo.struct.tests

import octavo.flex.Flex
import octavo.flex.bytesPerRun
import octavo.pack.Pack
import kotlin.test.Test
import kotlin.test.assertTrue

/** Reading through generated accessors allocates nothing but the strings, arrays and lists it is asked for. */
class GeneratedAccessorAllocationTest {
    /** A function that boxes nothing. */
    private fun interface Read {
        fun from(bytes: ByteArray): Long
    }

    private fun check(message: ByteArray, vararg reads: Pair<String, Read>) {
        for ((name, read) in reads) {
            val bytes = bytesPerRun { read.from(message) }
            assertTrue(bytes < 1, "$name: $bytes bytes a run")
        }
    }

    @Test
    fun scalars() = check(
        Flex.encode(Samples.scalars),
        "boolean" to Read { if (it.asScalars().boolean) 1 else 0 },
        "byte" to Read { it.asScalars().byte.toLong() },
        "short" to Read { it.asScalars().short.toLong() },
        "int" to Read { it.asScalars().int.toLong() },
        "long" to Read { it.asScalars().long },
        "uByte" to Read { it.asScalars().uByte.toLong() },
        "uShort" to Read { it.asScalars().uShort.toLong() },
        "uInt" to Read { it.asScalars().uInt.toLong() },
        "uLong" to Read { it.asScalars().uLong.toLong() },
        "float" to Read { it.asScalars().float.toLong() },
        "double" to Read { it.asScalars().double.toLong() },
        "char" to Read { it.asScalars().char.code.toLong() },
        "stringByteLength" to Read { it.asScalars().stringByteLength.toLong() },
    )

    @Test
    fun packScalars() = check(
        Pack.encode(Samples.scalars),
        "boolean" to Read { if (it.asPackScalars().boolean) 1 else 0 },
        "short" to Read { it.asPackScalars().short.toLong() },
        "int" to Read { it.asPackScalars().int.toLong() },
        "uLong" to Read { it.asPackScalars().uLong.toLong() },
        "double" to Read { it.asPackScalars().double.toLong() },
        "char" to Read { it.asPackScalars().char.code.toLong() },
    )

    @Test
    fun packEnums() = check(
        Pack.encode(Samples.enums),
        "color" to Read { it.asPackEnums().color.ordinal.toLong() },
        "maybe" to Read { (it.asPackEnums().maybe?.ordinal ?: 0).toLong() },
    )

    @Test
    fun scalarsThatMayBeNull() {
        val reads = arrayOf(
            "int" to Read { it.asNullableScalars().int?.toLong() ?: 0 },
            "uLong" to Read { it.asNullableScalars().uLong?.toLong() ?: 0 },
            "double" to Read { it.asNullableScalars().double?.toLong() ?: 0 },
            "stringByteLength" to Read { it.asNullableScalars().stringByteLength.toLong() },
        )
        check(Flex.encode(Samples.presentScalars), *reads)
        check(Flex.encode(Samples.noScalars), *reads)
    }

    @Test
    fun enums() = check(
        Flex.encode(Samples.enums),
        "color" to Read { it.asEnums().color.ordinal.toLong() },
        "maybe" to Read { (it.asEnums().maybe?.ordinal ?: 0).toLong() },
        "level" to Read { it.asEnums().level.ordinal.toLong() },
        "defaulted" to Read { it.asEnums().defaulted.ordinal.toLong() },
    )

    @Test
    fun nestedStructs() = check(
        Flex.encode(Samples.profile),
        "zip" to Read { it.asUserProfile().address.zip.toLong() },
        "streetByteLength" to Read { it.asUserProfile().address.streetByteLength.toLong() },
        "previous" to Read { (it.asUserProfile().previous?.zip ?: 0).toLong() },
        "all" to Read {
            val user = it.asUserProfile()
            user.id + user.usernameByteLength + user.tags.size + user.address.zip + user.address.streetByteLength
        },
    )

    @Test
    fun listViews() = check(
        Flex.encode(Samples.lists),
        "strings" to Read {
            val strings = it.asLists().strings.elements
            var sum = 0L
            for (index in 0 until strings.size) sum += strings.byteLength(index)
            sum
        },
        "ints" to Read { bytes ->
            var sum = 0L
            bytes.asLists().ints.forEach { sum += it }
            sum
        },
        "longs" to Read { it.asLists().longs[1] },
        "doubles" to Read { bytes ->
            var sum = 0.0
            bytes.asLists().doubles.forEach { sum += it }
            sum.toLong()
        },
        "floats" to Read { it.asLists().floats[1].toLong() },
        "booleans" to Read { if (it.asLists().booleans[0]) 1 else 0 },
        "none" to Read { (it.asLists().none?.size ?: 0).toLong() },
    )

    @Test
    fun listsOfStructs() = check(
        Flex.encode(Samples.lists),
        "size" to Read { it.asLists().points.size.toLong() },
        "get" to Read { it.asLists().points[1].y.toLong() },
        "forEach" to Read { bytes ->
            var sum = 0L
            bytes.asLists().points.forEach { sum += it.x + it.y }
            sum
        },
    )
}
