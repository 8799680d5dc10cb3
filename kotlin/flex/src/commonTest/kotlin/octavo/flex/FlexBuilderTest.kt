package octavo.flex

import octavo.core.ByteOutput
import octavo.flex.coder.FlexShape
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNotSame
import kotlin.test.assertSame
import kotlin.test.assertTrue

class FlexBuilderTest {
    @Test
    fun readsBackWhateverWasPut() {
        val builders = allOptions.map { FlexBuilder(it) }
        for (seed in 1..400) {
            val value = RandomValue(Random(seed)).next()
            for (builder in builders) {
                builder.putValue(value)
                assertValue(value, Flex.read(builder.finish()))
            }
        }
    }

    /** An empty blob ends where it starts; written twice, it once put the scalar after it out of place. */
    @Test
    fun sharesAnEmptyBlob() = forAllOptions { options ->
        val message = Flex.build(options) {
            vector {
                put("abcde")
                repeat(2) { putBlob(ByteArray(0)) }
                put(ULong.MAX_VALUE)
                repeat(20) { putNull() }
            }
        }
        assertEquals(ULong.MAX_VALUE, Flex.read(message).vector[3].uLong)
    }

    @Test
    fun makesTheSameBytesAgain() = forAllOptions { options ->
        val builder = FlexBuilder(options)
        val values = List(20) { RandomValue(Random(it)).next() }
        val messages = values.map { Flex.build(options) { putValue(it) } }
        for (round in 1..2) {
            values.forEachIndexed { index, value ->
                builder.putValue(value)
                assertContentEquals(messages[index], builder.finish())
            }
        }
    }

    @Test
    fun writesTheSameBytesWhereverTheyGo() = forAllOptions { options ->
        val value = RandomValue(Random(5)).next(5)
        val builder = FlexBuilder(options)
        val message = Flex.build(options) { putValue(value) }

        builder.putValue(value)
        val copied = ByteArray(message.size + 9)
        assertEquals(message.size + 3, builder.finish(copied, 3))
        assertContentEquals(message, copied.copyOfRange(3, message.size + 3))

        val straight = ByteArray(message.size * 2) { -1 }
        builder.startInPlace(straight, 3)
        builder.putValue(value)
        assertEquals(message.size + 3, builder.finishInPlace())
        assertContentEquals(message, straight.copyOfRange(3, message.size + 3))

        builder.putValue(value)
        var written = ByteArray(0)
        builder.finish(ByteOutput { source, start, end -> written += source.copyOfRange(start, end) })
        assertContentEquals(message, written)
    }

    /** On JavaScript 0.1f is 0.1; beside a double it would be written as that. */
    @Test
    fun writesFloatsAsFloats() = forAllOptions { options ->
        val message = FlexBuilder(options).apply { vector { put(0.1f).also { put(0.1) }.also { putIndirect(0.1f) } } }.finish()
        assertEquals(listOf(0.10000000149011612, 0.1, 0.10000000149011612), Flex.read(message).vector.map { it.double })
    }

    @Test
    fun aContainerIsAsWideAsItsOwnValuesNeed() {
        val message = Flex.build {
            vector {
                put(Long.MAX_VALUE)
                vector { put(1).also { put(true) } }
                put(LongArray(0))
                map { key("a").also { put(Double.MAX_VALUE) } }
                map { key("a").also { put(2) } }
            }
        }
        val base = FlexBytes.target(message, FlexBytes.rootAt(message, message.size), FlexBytes.rootWidth(message, message.size))
        assertEquals(listOf(1, 1, 8, 1), (1..4).map { FlexBytes.widthOf(FlexBytes.elementType(message, base, 8, 5, it)) })
    }

    @Test
    fun refusesATargetThatIsTooSmallAndStaysUsable() = forAllOptions { options ->
        val builder = FlexBuilder(options)
        builder.put("a string")
        assertFailsWith<IndexOutOfBoundsException> { builder.finish(ByteArray(5), 0) }
        builder.clear()
        assertFailsWith<IndexOutOfBoundsException> {
            builder.startInPlace(ByteArray(5), 0)
            builder.put("a string")
            builder.finishInPlace()
        }
        builder.clear()
        builder.put(7)
        assertEquals(7, Flex.read(builder.finish()).long)
    }

    @Test
    fun aMessageThatDidNotFitMayGoElsewhere() = forAllOptions { options ->
        val message = Flex.build(options) { vector { put("a string") } }
        val builder = FlexBuilder(options)
        builder.vector { put("a string") }
        for (at in listOf(0, -1, Int.MAX_VALUE)) assertFailsWith<IndexOutOfBoundsException> { builder.finish(ByteArray(5), at) }
        assertFailsWith<IllegalArgumentException> { builder.finish { _, _, _ -> throw IllegalArgumentException() } }
        assertContentEquals(message, builder.finish())
    }

    @Test
    fun aMessageThatDidNotFitTakesNoOtherValue() = forAllOptions { options ->
        val builder = FlexBuilder(options)
        builder.vector { put("a string") }
        assertFailsWith<IndexOutOfBoundsException> { builder.finish(ByteArray(5), 0) }
        builder.put(1)
        assertFailsWith<IllegalStateException> { builder.finish() }
    }

    @Test
    fun refusesToStartOutsideAnArray() {
        for (at in listOf(-1, 6, Int.MIN_VALUE, Int.MAX_VALUE)) {
            assertFailsWith<IndexOutOfBoundsException> { FlexBuilder().startInPlace(ByteArray(5), at) }
        }
    }

    @Test
    fun refusesRangesOutsideAnArray() = forAllOptions { options ->
        val puts = listOf<FlexBuilder.(Int, Int) -> Unit>(
            { from, to -> put(LongArray(3), from, to) },
            { from, to -> put(IntArray(3), from, to) },
            { from, to -> put(DoubleArray(3), from, to) },
            { from, to -> put(FloatArray(3), from, to) },
            { from, to -> put(BooleanArray(3), from, to) },
            { from, to -> putBlob(ByteArray(3), from, to) },
            { from, to -> putString(ByteArray(3), from, to) },
        )
        for (put in puts) {
            for ((from, to) in listOf(2 to 1, -1 to 2, 1 to 4, 4 to 4, Int.MIN_VALUE to Int.MAX_VALUE)) {
                val builder = FlexBuilder(options)
                builder.map {
                    assertFailsWith<IndexOutOfBoundsException> { key(ByteArray(3), from, to) }
                    key("a")
                    assertFailsWith<IndexOutOfBoundsException> { put(from, to) }
                    putNull()
                }
                assertEquals("{\"a\":null}", Flex.toJson(builder.finish()))
            }
        }
    }

    @Test
    fun forgetsAMessageThatDidNotFit() = forAllOptions { options ->
        val value = mapOf("name" to "a brief string", "wide" to listOf(mapOf("x" to 0.1, "y" to 0.2), mapOf("x" to 0.1, "y" to 0.3)))
        val message = Flex.build(options) { putValue(value) }
        val builder = FlexBuilder(options)
        for (size in message.indices) {
            assertFailsWith<IndexOutOfBoundsException> {
                builder.startInPlace(ByteArray(size), 0)
                builder.putValue(value)
                builder.finishInPlace()
            }
            builder.clear()
            builder.putValue(value)
            assertContentEquals(message, builder.finish())
        }
    }

    @Test
    fun writesBulkArraysAsTheirElements() {
        val random = Random(9)
        for (options in listOf(FlexOptions(), FlexOptions(FlexProfile.SIZE))) {
            for (size in listOf(0, 1, 2, 3, 5, 255, 256, 300)) {
                val shift = random.nextInt(64)
                val longs = LongArray(size) { random.nextLong() shr shift }
                val ints = IntArray(size) { random.nextInt() shr shift / 2 }
                val doubles = DoubleArray(size) { if (shift > 30) random.nextDouble() else random.nextFloat().toDouble() }
                val floats = FloatArray(size) { random.nextFloat() }
                val booleans = BooleanArray(size) { random.nextBoolean() }
                assertSame(options, { put(longs) }, longs.toList()) { put(it) }
                assertSame(options, { put(ints) }, ints.toList()) { put(it) }
                assertSame(options, { put(doubles) }, doubles.toList()) { put(it) }
                assertSame(options, { put(floats) }, floats.toList()) { put(it) }
                assertSame(options, { put(booleans) }, booleans.toList()) { put(it) }
            }
        }
    }

    private fun <T> assertSame(options: FlexOptions, bulk: FlexBuilder.() -> Unit, elements: List<T>, put: FlexBuilder.(T) -> Unit) =
        assertContentEquals(Flex.build(options) { vector { elements.forEach { put(it) } } }, Flex.build(options, bulk))

    @Test
    fun neverWritesMoreInTheSizeProfile() {
        for (seed in 1..200) {
            val value = RandomValue(Random(seed)).next(5)
            val speed = Flex.build { putValue(value) }
            val size = Flex.build(FlexOptions(FlexProfile.SIZE)) { putValue(value) }
            assertTrue(size.size <= speed.size + 8, "seed $seed: ${size.size} bytes against ${speed.size}")
        }
    }

    @Test
    fun writesTypedAndFixedVectorsOnRequest() = forAllOptions { options ->
        val message = Flex.build(options) {
            vector {
                typed {
                    put(1)
                    put(-300)
                }
                typed(fixed = true) {
                    put(1.5)
                    put(2.5)
                    put(3.5)
                }
                typed {
                    putKey("one")
                    putKey("two")
                }
                putIndirect(Long.MIN_VALUE)
                putIndirect(ULong.MAX_VALUE)
                putIndirect(0.1)
                putIndirect(2.5f)
                putIndirect(4.5)
            }
        }
        val vector = Flex.read(message).vector
        assertEquals(listOf(1L, -300L), vector[0].vector.map { it.long })
        assertEquals(listOf(1.5, 2.5, 3.5), vector[1].vector.map { it.double })
        assertEquals(listOf("one", "two"), vector[2].vector.map { it.string })
        assertEquals(Long.MIN_VALUE, vector[3].long)
        assertEquals(ULong.MAX_VALUE, vector[4].uLong)
        assertEquals(listOf(0.1, 2.5, 4.5), (5..7).map { vector[it].double })
    }

    @Test
    fun refusesWhatHasNoMeaning() = forAllOptions { options ->
        val misuses = listOf<FlexBuilder.() -> Unit>(
            { finish() },
            {
                put(1)
                put(2)
                finish()
            },
            {
                startVector()
                finish()
            },
            { key("outside") },
            {
                startMap()
                put(1)
            },
            {
                startMap()
                key("a")
                key("b")
            },
            {
                val start = startMap()
                key("a")
                endMap(start)
            },
            {
                val start = startVector()
                endMap(start)
            },
            {
                val start = startMap()
                startVector()
                endMap(start)
            },
            {
                val start = startVector()
                put(1)
                put("a")
                endTypedVector(start)
            },
            {
                val start = startVector()
                put(1)
                endTypedVector(start, fixed = true)
            },
            {
                startMap()
                key("nul \u0000")
            },
            { putKey("nul \u0000") },
            { put("lone ${Char(0xD800)}") },
            { repeat(1001) { startVector() } },
            { finishInPlace() },
        )
        for (misuse in misuses) {
            val builder = FlexBuilder(options)
            assertTrue(runCatching { builder.misuse() }.exceptionOrNull() is RuntimeException)
            builder.clear()
            builder.put("still usable")
            assertEquals("still usable", Flex.read(builder.finish()).string)
        }
    }

    @Test
    fun writesStringsAcrossTheWidthsOfTheirSize() = forAllOptions { options ->
        for (length in listOf(0, 1, 127, 128, 254, 255, 256, 65535, 65536)) {
            for (unit in listOf("a", "é", "€", "😀")) {
                val text = unit.repeat(length / unit.encodeToByteArray().size) + "b".repeat(length % unit.encodeToByteArray().size)
                assertEquals(text, Flex.read(Flex.build(options) { put(text) }).string)
            }
        }
    }

    @Test
    fun aStructThatFailedIsInNoMessage() {
        val builder = FlexBuilder()
        val start = builder.startVector()
        builder.put(1L shl 40)
        builder.startStruct()
        builder.put(1)
        assertEquals("/a", builder.failure(IllegalStateException("no value"), FlexShape("z", "a")).path)
        builder.put(7)
        builder.endVector(start)
        assertFailsWith<IllegalStateException> { builder.finish() }
        builder.clear()
        builder.put(7)
        assertEquals("7", Flex.toJson(builder.finish()))
    }

    /** What is no Exception, as a full stack, may leave a builder in the middle of anything. */
    @Test
    fun aBuilderThatAnErrorLeftIsNotUsedAgain() {
        fun builder(): FlexBuilder {
            var used: FlexBuilder? = null
            Flex.build {
                used = this
                putNull()
            }
            return used!!
        }
        val kept = builder()
        assertFailsWith<IllegalStateException> { Flex.build { error("no value") } }
        assertSame(kept, builder())
        assertFailsWith<Error> { Flex.build { throw Error("no stack") } }
        assertNotSame(kept, builder())
    }
}

/** Puts what [block] puts as a typed vector. */
internal inline fun FlexBuilder.typed(fixed: Boolean = false, block: () -> Unit) {
    val start = startVector()
    block()
    endTypedVector(start, fixed)
}
