package octavo.struct.tests

import kotlinx.serialization.Polymorphic
import kotlinx.serialization.PolymorphicSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.modules.SerializersModule
import kotlinx.serialization.modules.polymorphic
import kotlinx.serialization.modules.subclass
import octavo.core.Limits
import octavo.core.MalformedException
import octavo.core.MalformedKind
import octavo.core.MismatchException
import octavo.flex.Flex
import octavo.flex.coder.FlexCoders
import octavo.flex.inspect.FlexLayout
import octavo.pack.Pack
import octavo.pack.generic.GenericCoder
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Threads may have small stacks: what is as deep as is allowed unless configured is read in them, and what is deeper is refused. */
class SmallStackTest {
    interface Animal

    @Serializable
    data class Herd(val all: List<@Polymorphic Animal>) : Animal

    private val animals = SerializersModule { polymorphic(Animal::class) { subclass(Herd::class) } }
    private val anyAnimal = PolymorphicSerializer(Animal::class)

    private fun chain(depth: Int) = (2 until depth).fold(Tree(0)) { inner, number -> Tree(number, next = inner) }

    private fun branch(depth: Int) = (1 until depth / 2).fold(Branch(emptyMap())) { inner, _ -> Branch(mapOf("a" to inner)) }

    private fun herd(depth: Int) = (1 until depth / 3).fold(Herd(emptyList())) { inner, _ -> Herd(listOf(inner)) }

    /** Returns what reads messages of this [depth], each its own way. */
    private fun readings(depth: Int): List<() -> Any?> {
        val allowed = Limits(maxDepth = depth)
        val pack = Pack {
            limits = allowed
            serializersModule = animals
        }
        val flex = Flex {
            limits = allowed
            serializersModule = animals
        }
        val plain = Flex(flex) { coders = FlexCoders() }
        val (chain, branch, herd) = Triple(chain(depth), branch(depth), herd(depth))
        val packed = pack.encode(chain)
        val flexed = flex.encode(chain)
        val packedBranch = pack.encode(branch)
        val flexedBranch = flex.encode(branch)
        val packedHerd = pack.encodeToByteArray(anyAnimal, herd)
        val flexedHerd = plain.encodeToByteArray(anyAnimal, herd)
        return listOf(
            { pack.decode<Tree>(packed) },
            { pack.decodeFromByteArray(Tree.serializer(), packed) },
            { GenericCoder(TreePackCoder.schema, allowed).decode(packed) },
            { flex.decode<Tree>(flexed) },
            { plain.decodeFromByteArray(Tree.serializer(), flexed) },
            { pack.decode<Branch>(packedBranch) },
            { pack.decodeFromByteArray(Branch.serializer(), packedBranch) },
            { flex.decode<Branch>(flexedBranch) },
            { plain.decodeFromByteArray(Branch.serializer(), flexedBranch) },
            { pack.decodeFromByteArray(anyAnimal, packedHerd) },
            { plain.decodeFromByteArray(anyAnimal, flexedHerd) },
        )
    }

    private fun <T> onStack(byteCount: Long, run: () -> T): Result<T> {
        var result: Result<T>? = null
        Thread(null, { result = runCatching(run) }, "stack", byteCount).apply { start() }.join()
        return result!!
    }

    @Test
    fun theDepthAllowedUnlessConfiguredFits() {
        for (read in readings(Limits.DEFAULT.maxDepth)) onStack(SMALL, read).getOrThrow()
    }

    @Test
    fun whatTheStackHasNoRoomForIsRefused() {
        val readings = onStack(LARGE) { readings(Limits.MAX_SUPPORTED_DEPTH) }.getOrThrow()
        for (read in readings) {
            onStack(LARGE, read).getOrThrow()
            val error = onStack(SMALL, read).exceptionOrNull() ?: continue // compiled code takes less
            assertEquals(MalformedKind.LIMIT, (error as MalformedException).kind)
        }
    }

    @Test
    fun whatTheStackHasNoRoomForIsNotWritten() {
        val allowed = Limits(maxDepth = Limits.MAX_SUPPORTED_DEPTH)
        val pack = Pack { limits = allowed }
        val chain = chain(Limits.MAX_SUPPORTED_DEPTH)
        val generic = GenericCoder(TreePackCoder.schema, allowed)
        val plain = onStack(LARGE) { generic.decode(pack.encode(chain)) }.getOrThrow()
        val writings = listOf<() -> Any>(
            { pack.encode(chain) },
            { pack.encodeInto(TreePackCoder, chain, ByteArray(LARGE.toInt() / 64), 0) },
            { pack.encodeToByteArray(Tree.serializer(), chain) },
            { generic.encode(plain) },
        )
        for (write in writings) {
            onStack(LARGE, write).getOrThrow()
            val error = onStack(SMALL, write).exceptionOrNull() ?: continue // compiled code takes less
            assertTrue(error is MismatchException, "$error")
        }
    }

    @Test
    fun whatIsMalformedDeepInsideIsRefused() {
        val allowed = Limits(maxDepth = Limits.MAX_SUPPORTED_DEPTH)
        val pack = Pack { limits = allowed }
        val message = onStack(LARGE) { pack.encode(chain(Limits.MAX_SUPPORTED_DEPTH)) }.getOrThrow()
        for (size in listOf(192L, 256L, 384L, 512L, 1024L)) {
            val thrown = onStack(size shl 10) { pack.decode<Tree>(message.copyOf(message.size - 1)) }.exceptionOrNull()
            assertTrue(thrown is MalformedException, "$size KiB: $thrown")
        }
    }

    @Test
    fun layoutsTakeNoStack() {
        val allowed = Limits(maxDepth = Limits.MAX_SUPPORTED_DEPTH)
        val message = onStack(LARGE) { Flex { limits = allowed }.encode(chain(Limits.MAX_SUPPORTED_DEPTH)) }.getOrThrow()
        val layout = onStack(SMALL) { FlexLayout.of(message, limits = allowed) }.getOrThrow()
        val levels = generateSequence(layout.root) { node -> node.children.find { it.key == "next" } }.toList()
        assertEquals("/next".repeat(levels.size - 1), onStack(SMALL) { levels.last().path }.getOrThrow())
    }

    private companion object {
        const val SMALL = 192L shl 10
        const val LARGE = 64L shl 20
    }
}
