package octavo.flex

import kotlin.random.Random
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Makes random values out of null, Boolean, Long, ULong, Double, String, ByteArray, List and Map, shaped like real documents. */
class RandomValue(private val random: Random) {
    private val names = List(12) { "name$it".take(random.nextInt(1, 7)) + "é".repeat(random.nextInt(2)) + it }

    fun next(depth: Int = 4): Any? = when (random.nextInt(if (depth > 0) 13 else 9)) {
        0 -> null
        1 -> random.nextBoolean()
        2, 3 -> integer()
        4 -> random.nextLong().toULong()
        5 -> double()
        6, 7 -> string()
        8 -> random.nextBytes(random.nextInt(20))
        9 -> List(size()) { next(depth - 1) }
        10 -> siblings(depth)
        11 -> numbers()
        else -> map(depth)
    }

    private fun size() = if (random.nextInt(40) == 0) random.nextInt(300) else random.nextInt(6)

    fun integer(): Long = random.nextLong() shr random.nextInt(64)

    fun double(): Double = when (random.nextInt(5)) {
        0 -> random.nextInt(100).toDouble()
        1 -> random.nextFloat().toDouble()
        2 -> listOf(0.0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.MIN_VALUE)[random.nextInt(5)]
        else -> random.nextDouble() * 1e6
    }

    private fun string(): String = when (random.nextInt(10)) {
        0 -> ""
        1 -> "long ".repeat(random.nextInt(200))
        2 -> "ß€😀".repeat(random.nextInt(90))
        else -> names[random.nextInt(names.size)].repeat(random.nextInt(1, 4))
    }

    private fun numbers(): List<Any> = when (random.nextInt(3)) {
        0 -> List(size()) { integer() }
        1 -> List(size()) { double() }
        else -> List(size()) { random.nextBoolean() }
    }

    private fun map(depth: Int): Map<String, Any?> = names.shuffled(random).take(random.nextInt(8)).associateWith { next(depth - 1) }

    /** Maps of one shape with wide scalars, as tables come. */
    private fun siblings(depth: Int): List<Map<String, Any?>> {
        val shape = map(depth).keys
        return List(size()) { shape.shuffled(random).associateWith { if (random.nextBoolean()) double() else integer() * 1000 } }
    }
}

/** Puts [value] as a document reader would. */
fun FlexBuilder.putValue(value: Any?) {
    when (value) {
        null -> putNull()
        is Boolean -> put(value)
        is Long -> put(value)
        is ULong -> put(value)
        is Double -> put(value)
        is String -> put(value)
        is ByteArray -> putBlob(value)
        is List<*> -> vector { value.forEach { putValue(it) } }
        is Map<*, *> -> map {
            for ((name, element) in value) {
                key(name as String)
                putValue(element)
            }
        }
        else -> error("no such value: $value")
    }
}

/** Asserts that [found] holds what [expected] says, and nothing else. */
fun assertValue(expected: Any?, found: FlexValue) {
    when (expected) {
        null -> assertTrue(found.isNull)
        is Boolean -> assertEquals(expected, found.boolean)
        is Long -> assertEquals(expected, found.long)
        is ULong -> assertEquals(expected, found.uLong)
        is Double -> {
            assertTrue(found.type.isFloat)
            assertEquals(expected.toBits(), found.double.toBits())
        }
        is String -> assertEquals(expected, found.string)
        is ByteArray -> assertContentEquals(expected, found.blob.toByteArray())
        is List<*> -> {
            assertEquals(expected.size, found.vector.size)
            expected.forEachIndexed { index, element -> assertValue(element, found.vector[index]) }
        }
        is Map<*, *> -> {
            assertEquals(expected.keys, found.map.map { it.key.toString() }.toSet())
            assertEquals(expected.size, found.map.size)
            for ((name, element) in expected) assertValue(element, found.map[name as String]!!)
        }
    }
}
