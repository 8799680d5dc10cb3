package octavo.flex.coder

import kotlinx.serialization.SerializationException
import octavo.flex.Flex
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class NoCoderTest {
    private class Nameless

    @Test
    fun whatHasNeitherCoderNorSerializerSaysSo() {
        val message = "Nameless has no coder that is known, and no serializer: " +
            "outside the JVM, call register() of its module's coders; for a generic class, give the coder"
        assertEquals(message, assertFailsWith<SerializationException> { Flex.encode(Nameless()) }.message)
        assertEquals(message, assertFailsWith<SerializationException> { Flex.decode<Nameless>(ByteArray(3)) }.message)
    }
}
