package octavo.flex.json

import kotlin.random.Random

/** Makes up JSON texts of all shapes. */
internal class RandomJson(private val random: Random) {
    fun text(): String = buildString { value(0) }

    private fun StringBuilder.value(depth: Int) {
        space()
        when (random.nextInt(if (depth < 5) 10 else 6)) {
            0 -> append(listOf("null", "true", "false").random(random))
            1 -> append(random.nextLong() shr random.nextInt(64))
            2 -> append(random.nextLong().toULong())
            3, 4 -> number()
            5 -> string()
            6, 7 -> list('[', ']') { value(depth + 1) }
            else -> {
                var next = 0
                list('{', '}') {
                    string("${next++}")
                    space()
                    append(':')
                    value(depth + 1)
                }
            }
        }
        space()
    }

    private fun StringBuilder.number() {
        if (random.nextBoolean()) append('-')
        append(random.nextInt(100))
        if (random.nextBoolean()) append('.').append(List(random.nextInt(1, 30)) { random.nextInt(10) }.joinToString(""))
        if (random.nextInt(3) == 0) append("eE".random(random)).append(random.nextInt(-320, 290))
    }

    private fun StringBuilder.string(suffix: String = "") {
        append('"')
        repeat(random.nextInt(12)) {
            when (random.nextInt(8)) {
                0 -> append("\\").append("\"\\/bfnrt".random(random))
                1 -> append("\\u").append(random.nextInt(1, 0xD800).toString(16).padStart(4, '0'))
                2 -> append(random.nextInt(0x80, 0xD800).toChar())
                3 -> append("😀")
                else -> append("abcdefghijk".substring(random.nextInt(10)))
            }
        }
        append(suffix).append('"')
    }

    private inline fun StringBuilder.list(open: Char, close: Char, element: () -> Unit) {
        append(open)
        val count = random.nextInt(6)
        if (count == 0) space()
        for (index in 0 until count) {
            if (index > 0) append(',')
            space()
            element()
        }
        append(close)
    }

    private fun StringBuilder.space() {
        if (random.nextInt(4) == 0) append(listOf(" ", "\n", "\t", "\r\n", "\n                    ").random(random))
    }
}
