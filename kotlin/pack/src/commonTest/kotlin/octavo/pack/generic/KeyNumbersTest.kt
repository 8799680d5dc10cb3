package octavo.pack.generic

import octavo.pack.schema.Schema
import octavo.pack.schema.parse
import kotlin.test.Test
import kotlin.test.assertEquals

class KeyNumbersTest {
    private fun lone(type: String) = TypeCoders().of(Schema.parse(type)).lone

    @Test
    fun aKeyHasTheNumbersOfTheKeysInIt() {
        val long = "long".repeat(1000)
        val numbers = KeyNumbers()
        val outerInKey = numbers.open(nests = true)
        val first = numbers.entry(outerInKey)
        val inKey = numbers.open(nests = false)
        for (text in listOf("short", long)) numbers.key(lone("str"), text, numbers.entry(inKey), inKey)
        numbers.close(nests = false)
        val key = numbers.key(lone("{str:u8}"), listOf("short" to 7L, long to 8L), first, outerInKey)
        assertEquals("02" + "0007" + "0108", key.bytes.toHexString())
    }
}
