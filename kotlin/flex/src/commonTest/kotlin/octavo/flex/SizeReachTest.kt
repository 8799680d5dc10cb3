package octavo.flex

import kotlin.test.Test
import kotlin.test.assertEquals

/**
 * The size profile where what was written before lies at the end of what an offset reaches: one byte more, and it is written again.
 *
 * The digests are of a planner that tries every width of every container (spec/flex.md, 13.5): what spares trials writes the same.
 */
class SizeReachTest {
    private val builder = FlexBuilder(FlexOptions(FlexProfile.SIZE))

    @Test
    fun decidesAsTrialsDoWhereABytesReachEnds(): Unit = assertEquals(SHORT_DIGEST, digest(100 until 260))

    @Test
    fun decidesAsTrialsDoWhereTwoBytesReachEnds(): Unit = assertEquals(LONG_DIGEST, digest(65_370 until 65_540))

    /** Returns a digest of messages that have as many bytes as each of [distances] says between two uses of a value. */
    private fun digest(distances: IntRange): Int {
        var digest = 0
        for (shared in listOf("shared", 1.1)) {
            for (other in listOf("up", "fresh", "f".repeat(60))) {
                for (distance in distances) digest = 31 * digest + message(shared, distance, other).contentHashCode()
            }
        }
        return digest
    }

    private fun message(shared: Any, distance: Int, other: String): ByteArray {
        builder.vector {
            vector {
                putAny(shared)
                put("beside")
            }
            vector { put("-".repeat(distance)) }
            pair("warm", "up")
            pair(shared, other)
        }
        return builder.finish()
    }

    private fun FlexBuilder.pair(a: Any, b: String): Unit = map {
        key("a")
        putAny(a)
        key("b")
        put(b)
    }

    private fun FlexBuilder.putAny(value: Any): Unit = if (value is String) put(value) else put(value as Double)

    private companion object {
        const val SHORT_DIGEST = -1_887_898_394
        const val LONG_DIGEST = 504_002_724
    }
}
