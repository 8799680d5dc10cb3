package octavo.struct.tests

import octavo.core.OctavoException
import octavo.flex.Flex
import octavo.flex.FlexProfile
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertNotNull
import kotlin.test.assertTrue

/** Mutated messages decode to some value, or to an OctavoException, which says where. */
class HostileTest : StructTest() {
    private inline fun <reified T : Any> mutate(value: T) {
        val random = Random(7)
        var refused = 0
        for (profile in FlexProfile.entries) {
            val valid = Flex { this.profile = profile }.encode(value)
            repeat(ROUNDS) {
                val bytes = valid.copyOf()
                repeat(random.nextInt(1, 4)) { bytes[random.nextInt(bytes.size)] = random.nextInt().toByte() }
                try {
                    Flex.decode<T>(bytes)
                } catch (e: OctavoException) {
                    assertNotNull(e.path, "${e.message} in ${bytes.toHexString()}")
                    refused++
                }
            }
        }
        assertTrue(refused > 0)
    }

    @Test
    fun everyKind() {
        mutate(Samples.scalars)
        mutate(Samples.presentScalars)
        mutate(Samples.lists)
        mutate(Samples.maps)
        mutate(Samples.keyedMaps)
        mutate(Samples.nests)
        mutate(Samples.values)
        mutate(Samples.tree)
        mutate(Samples.pages)
        mutate(Samples.drawing)
        mutate(Samples.times)
        mutate(Samples.names)
    }

    private companion object {
        const val ROUNDS = 1000
    }
}
