package octavo.fuzz

import com.code_intelligence.jazzer.junit.FuzzTest
import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.pack.Pack
import octavo.pack.PackCoder
import octavo.pack.PackCoders
import octavo.pack.generic.GenericCoder
import octavo.struct.tests.BoardNow
import octavo.struct.tests.Drawing
import octavo.struct.tests.Enums
import octavo.struct.tests.KeyedMaps
import octavo.struct.tests.Lists
import octavo.struct.tests.MapKeys
import octavo.struct.tests.Maps
import octavo.struct.tests.NullableScalars
import octavo.struct.tests.Scalars
import octavo.struct.tests.TestsCoders
import octavo.struct.tests.Times
import octavo.struct.tests.Tree
import octavo.struct.tests.Values
import kotlin.test.assertEquals

/**
 * Generated coders accept what the generic one accepts, and nothing else; what they read comes back. The first byte chooses the class,
 * the others are the message.
 */
internal class PackCoderFuzz {
    private class Subject<T : Any>(private val coder: PackCoder<T>) {
        private val generic = GenericCoder(coder.schema)

        fun check(message: ByteArray) {
            val fault = generic.explain(message)
            val value = try {
                Pack.decode(coder, message)
            } catch (malformed: MalformedException) {
                check(fault != null) { "${coder.name} refuses: ${malformed.message}" }
                return
            } catch (_: MismatchException) {
                return // what the class itself refuses
            }
            check(fault == null) { "${coder.name} accepts: ${fault?.message}" }
            val written = Pack.encode(coder, value)
            assertEquals(value, Pack.decode(coder, written))
            assertEquals(written.size, generic.encode(generic.decode(written)).size)
        }
    }

    @FuzzTest
    fun fuzz(bytes: ByteArray) {
        if (bytes.isEmpty()) return
        subjects[(bytes[0].toInt() and 0xFF) % subjects.size].check(bytes.copyOfRange(1, bytes.size))
    }

    private companion object {
        val generated = PackCoders().also { TestsCoders.register(it) }

        val subjects = listOf(
            subject<Scalars>(),
            subject<NullableScalars>(),
            subject<Lists>(),
            subject<Maps>(),
            subject<KeyedMaps>(),
            subject<MapKeys>(),
            subject<Enums>(),
            subject<Values>(),
            subject<Times>(),
            subject<Drawing>(),
            subject<Tree>(),
            subject<BoardNow>(),
        )

        inline fun <reified T : Any> subject() = Subject(checkNotNull(generated[T::class]))
    }
}
