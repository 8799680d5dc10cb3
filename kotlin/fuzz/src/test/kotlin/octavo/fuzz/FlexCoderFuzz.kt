package octavo.fuzz

import com.code_intelligence.jazzer.junit.FuzzTest
import kotlinx.serialization.KSerializer
import kotlinx.serialization.serializer
import octavo.core.OctavoException
import octavo.flex.Flex
import octavo.flex.coder.FlexCoder
import octavo.flex.coder.FlexCoders
import octavo.struct.tests.Drawing
import octavo.struct.tests.Enums
import octavo.struct.tests.KeyedMaps
import octavo.struct.tests.Lists
import octavo.struct.tests.Maps
import octavo.struct.tests.NullableScalars
import octavo.struct.tests.Scalars
import octavo.struct.tests.TestsCoders
import octavo.struct.tests.Tree
import octavo.struct.tests.Values

/**
 * Decoding bytes that nothing has verified ends in a value or in an Octavo exception; of a valid message the generated coder and the
 * serializer of a class make the same. The first byte chooses the class, the others are the message.
 */
internal class FlexCoderFuzz {
    /** A class both ways. */
    private class Subject<T : Any>(private val coder: FlexCoder<T>, private val serializer: KSerializer<T>) {
        fun check(message: ByteArray) {
            val value = outcome { Flex.decode(coder, message) }
            val other = outcome { plain.decodeFromByteArray(serializer, message) }
            // Where keys are out of order, it is chance which of them are found.
            if (isValid(message)) check(value == other) { "the coder decodes $value, the serializer $other" }
            if (value != null) check(Flex.decode(coder, Flex.encode(coder, value)) == value) { "$value does not come back" }
        }
    }

    @FuzzTest
    fun fuzz(bytes: ByteArray) {
        if (bytes.isEmpty()) return
        subjects[(bytes[0].toInt() and 0xFF) % subjects.size].check(bytes.copyOfRange(1, bytes.size))
    }

    private companion object {
        val generated = FlexCoders().also { TestsCoders.register(it) }

        /** Knows no generated coders. */
        val plain = Flex { coders = FlexCoders() }

        val subjects = listOf(
            subject<Scalars>(),
            subject<NullableScalars>(),
            subject<Lists>(),
            subject<Maps>(),
            subject<KeyedMaps>(),
            subject<Enums>(),
            subject<Values>(),
            subject<Drawing>(),
            subject<Tree>(),
        )

        inline fun <reified T : Any> subject() = Subject(checkNotNull(generated[T::class]), serializer<T>())

        fun isValid(message: ByteArray): Boolean = outcome { Flex.verify(message) } != null

        inline fun <T : Any> outcome(decode: () -> T): T? = try {
            decode()
        } catch (_: OctavoException) {
            null
        }
    }
}
