package octavo.flex

import kotlin.random.Random

/** Makes up documents that use every type; equal seeds give equal documents. */
internal class Documents(seed: Int) {
    private val random = Random(seed)

    fun next(options: FlexOptions = FlexOptions()): ByteArray = Flex.build(options) { value(this, depth = random.nextInt(1, 5)) }

    private fun value(builder: FlexBuilder, depth: Int) {
        if (depth > 0 && random.nextInt(3) > 0) container(builder, depth) else scalar(builder)
    }

    private fun container(builder: FlexBuilder, depth: Int) {
        val count = random.nextInt(0, 6)
        if (random.nextBoolean()) return builder.vector { repeat(count) { value(this, depth - 1) } }
        builder.map {
            for (name in List(count) { text() }.distinct()) {
                key(name)
                value(this, depth - 1)
            }
        }
    }

    private fun scalar(builder: FlexBuilder) {
        when (random.nextInt(15)) {
            0 -> builder.putNull()
            1 -> builder.put(random.nextBoolean())
            2 -> builder.put(long())
            3 -> builder.put(long().toULong())
            4 -> builder.put(random.nextDouble() * 100)
            5 -> builder.put(random.nextInt(100) / 4f)
            6 -> builder.putKey(text())
            7 -> builder.putIndirect(long())
            8 -> builder.putIndirect(long().toULong())
            9 -> builder.putIndirect(random.nextDouble())
            10 -> builder.putBlob(random.nextBytes(random.nextInt(20)))
            11 -> builder.put(LongArray(random.nextInt(5)) { long() })
            12 -> builder.put(DoubleArray(random.nextInt(5)) { random.nextDouble() })
            13 -> builder.put(BooleanArray(random.nextInt(5)) { random.nextBoolean() })
            else -> builder.put(text())
        }
    }

    private fun long(): Long = random.nextLong() shr random.nextInt(64)

    private fun text(): String = buildString { repeat(random.nextInt(0, 12)) { append(ALPHABET[random.nextInt(ALPHABET.length)]) } }

    private companion object {
        const val ALPHABET = "abcabcé€z/~ \"\\"
    }
}

/** Reads everything there is below a value, at most [budget] values, and returns how many. */
internal fun readAll(value: FlexValue, budget: Int = 100_000): Int {
    var left = budget
    fun read(value: FlexValue, depth: Int) {
        if (left-- <= 0 || depth > 64) return
        value.path
        value.asLong()
        value.asULong()
        value.asDouble()
        value.asString()
        value.asBlob().toByteArray()
        val map = value.asMap()
        for ((key, entry) in map) {
            map[key.toString()]
            read(entry, depth + 1)
        }
        if (map.size == 0) for (element in value.asVector()) read(element, depth + 1)
    }
    read(value, 0)
    return budget - left
}
