package octavo.struct.tests

import kotlinx.serialization.SerializationException
import octavo.flex.Flex
import octavo.pack.Pack
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class NoCoderTest {
    private class Nameless

    @Test
    fun whatHasNeitherCoderNorSerializerSaysSo() {
        val message = "Nameless has no coder that is known, and no serializer: " +
            "a @Struct wants octavo-ksp for its sources, kspTest for those of tests; " +
            "outside the JVM, or behind a shrinker, call register() of its module's coders; for a generic class, give the coder"
        fun check(block: () -> Unit) = assertEquals(message, assertFailsWith<SerializationException> { block() }.message)
        check { Flex.encode(Nameless()) }
        check { Flex.decode<Nameless>(ByteArray(3)) }
        check { Pack.encode(Nameless()) }
        check { Pack.decode<Nameless>(ByteArray(3)) }
    }

    @Test
    fun classWithoutNameIsCalledAnonymous() {
        val anonymous = object {}
        fun check(block: () -> Unit) {
            val message = assertFailsWith<SerializationException> { block() }.message!!
            assertEquals("an anonymous class has no coder that is known", message.substringBefore(','))
        }
        check { Flex.encode(anonymous) }
        check { Pack.encode(anonymous) }
    }
}
