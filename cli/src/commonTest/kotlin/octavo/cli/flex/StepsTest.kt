package octavo.cli.flex

import octavo.cli.sharingBomb
import octavo.core.MalformedException
import octavo.flex.Flex
import kotlin.test.Test
import kotlin.test.assertFailsWith

class StepsTest {
    private fun sharedText(byteCount: Int, times: Int): ByteArray {
        val text = "x".repeat(byteCount)
        return Flex.build { vector { repeat(times) { put(text) } } }
    }

    private fun sharedKey(byteCount: Int, times: Int): ByteArray {
        val name = "x".repeat(byteCount)
        return Flex.build {
            vector {
                repeat(times) {
                    map {
                        key(name)
                        putNull()
                    }
                }
            }
        }
    }

    private fun takeAll(message: ByteArray): Unit = Steps(message.size.toLong()).takeAll(Flex.read(message))

    @Test
    fun sharingIsFine() {
        takeAll(sharedText(1000, 10_000))
        takeAll(Flex.build { put(LongArray(10_000)) })
        takeAll(sharingBomb(10))
    }

    @Test
    fun sharingAgainAndAgainIsNot() {
        assertFailsWith<MalformedException> { takeAll(sharedText(20_000, 3000)) }
        assertFailsWith<MalformedException> { takeAll(sharingBomb(40)) }
        assertFailsWith<MalformedException> { takeAll(sharedKey(200_000, 3000)) }
    }
}
