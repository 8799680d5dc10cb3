package octavo.flex

import octavo.core.MalformedException
import octavo.flex.coder.FlexShape
import octavo.flex.view.asStruct
import org.junit.jupiter.api.condition.EnabledForJreRange
import org.junit.jupiter.api.condition.JRE
import java.nio.ByteBuffer
import java.nio.channels.FileChannel
import java.nio.channels.FileChannel.MapMode
import java.nio.file.Files
import java.nio.file.StandardOpenOption.CREATE_NEW
import java.nio.file.StandardOpenOption.DELETE_ON_CLOSE
import java.nio.file.StandardOpenOption.READ
import java.nio.file.StandardOpenOption.SPARSE
import java.nio.file.StandardOpenOption.WRITE
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

/** Reads the same documents through every kind of memory; one of them hands out a few bytes at a time. */
class JvmMemoryTest {
    private fun memories(message: ByteArray): List<Memory> = listOf(
        ArrayMemory(message),
        BufferMemory(ByteBuffer.wrap(ByteArray(3) + message, 3, message.size)),
        BufferMemory(ByteBuffer.allocateDirect(message.size).put(message).flip()),
        windows(message, 1),
        windows(message, 7),
        windows(message, 64),
    )

    private fun windows(message: ByteArray, windowSize: Int): Memory =
        WindowedMemory((0 until message.size step windowSize).map { ByteBuffer.wrap(message, it, minOf(windowSize, message.size - it)) })

    @Test
    fun accessorsRefuseWhatNoArrayHolds() {
        val window = ByteBuffer.allocate(1 shl 20)
        val message = Flex.fromJson("""{"a":1}""")
        val memory = WindowedMemory(List(1 shl 12) { window } + ByteBuffer.wrap(message)) // 4 GiB of zeros before it
        assertEquals(1L, Flex.read(memory).map["a"]?.asLong())
        assertFailsWith<IllegalArgumentException> { Flex.read(memory).asStruct(FlexShape("a")) }
    }

    @Test
    fun readsTheSameThroughEveryMemory() {
        val random = RandomValue(Random(5))
        repeat(200) {
            val value = random.next()
            val message = Flex.build { putValue(value) }
            for (memory in memories(message)) {
                Flex.verify(memory)
                assertValue(value, Flex.read(memory))
            }
        }
    }

    @Test
    fun failsTheSameThroughEveryMemory() {
        val random = Random(6)
        val documents = Documents(seed = 6)
        var refused = 0
        repeat(500) {
            val message = documents.next()
            message[random.nextInt(message.size)] = random.nextInt().toByte()
            val errors = memories(message).map { memory -> runCatching { Flex.verify(memory) }.exceptionOrNull()?.message }
            assertEquals(1, errors.toSet().size, errors.toString())
            if (errors[0] != null) refused++
        }
        assertTrue(refused > 100)
    }

    @Test
    fun changesBuffersInPlace() {
        for (memory in memories(
            Flex.build {
                vector {
                    put(300)
                    put("ab")
                }
            },
        )) {
            val vector = Flex.read(memory).vector
            assertTrue(vector[0].mutate(-300L) && vector[1].mutate("cd"))
            assertEquals(listOf("-300", "cd"), vector.map { it.toString() })
        }
    }

    @Test
    fun readsFilesOverTwoGibibytes() {
        readSparseFile { WindowedMemory.map(it) }
    }

    /** Through reflection, as the tests are compiled for JDK 17, too. */
    @Test
    @EnabledForJreRange(min = JRE.JAVA_22)
    fun readsSegmentsOverTwoGibibytes() {
        val arenas = Class.forName("java.lang.foreign.Arena")
        val segments = Class.forName("java.lang.foreign.MemorySegment")
        val map = FileChannel::class.java.getMethod("map", MapMode::class.java, Long::class.java, Long::class.java, arenas)
        val asSlice = segments.getMethod("asSlice", Long::class.java, Long::class.java)
        (arenas.getMethod("ofConfined").invoke(null) as AutoCloseable).use { arena ->
            readSparseFile { channel ->
                val segment = map.invoke(channel, MapMode.READ_ONLY, 0L, channel.size(), arena)
                val starts = 0 until channel.size() step WINDOW
                WindowedMemory(
                    starts.map {
                        val slice = asSlice.invoke(segment, it, minOf(WINDOW, channel.size() - it))
                        segments.getMethod("asByteBuffer").invoke(slice) as ByteBuffer
                    },
                )
            }
        }
    }

    private fun readSparseFile(map: (FileChannel) -> Memory) {
        val message = Flex.build {
            map {
                key("far")
                put("out")
                key("numbers")
                put(longArrayOf(1, 2, 3))
            }
        }
        val file = Files.createTempDirectory("octavo").resolve("sparse.flex")
        FileChannel.open(file, CREATE_NEW, SPARSE, READ, WRITE, DELETE_ON_CLOSE).use { channel ->
            channel.write(ByteBuffer.wrap(message), (5L shl 30) - 20) // across the border of two windows
            val memory = map(channel)
            assertEquals((5L shl 30) - 20 + message.size, memory.size)
            Flex.verify(memory)
            val map = Flex.read(memory).map
            assertEquals("out", map["far"]?.string)
            assertEquals(listOf(1L, 2, 3), map["numbers"]?.vector?.toLongArray()?.toList())
        }
    }

    @Test
    fun refusesPositionsOutside() {
        for (memory in memories(ByteArray(10))) {
            for (read in listOf<(Long) -> Any>(memory::byteAt, memory::shortAt, memory::intAt, memory::longAt)) {
                assertFailsWith<MalformedException> { read(10) }
                assertFailsWith<MalformedException> { read(-1) }
                assertFailsWith<MalformedException> { read(Long.MAX_VALUE) }
            }
            assertFailsWith<MalformedException> { memory.copyInto(ByteArray(4), 0, 7, 4) }
        }
    }

    @Test
    fun refusesWindowsOfDifferentSizes() {
        assertFailsWith<IllegalArgumentException> {
            WindowedMemory(listOf(ByteBuffer.allocate(2), ByteBuffer.allocate(1), ByteBuffer.allocate(2)))
        }
    }

    private companion object {
        const val WINDOW = 1L shl 30
    }
}
