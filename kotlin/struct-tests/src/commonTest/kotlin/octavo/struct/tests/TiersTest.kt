package octavo.struct.tests

import kotlinx.serialization.KSerializer
import kotlinx.serialization.serializer
import octavo.flex.Flex
import octavo.flex.FlexProfile
import octavo.flex.coder.FlexCoders
import kotlin.test.Test
import kotlin.test.assertEquals

/** Generated coders and serializers write the same document, and read each other's. */
class TiersTest : StructTest() {
    private inline fun <reified T : Any> check(value: T, serializer: KSerializer<T> = serializer<T>()) {
        for (profile in FlexProfile.entries) {
            val generated = Flex { this.profile = profile }
            val plain = Flex(generated) { coders = FlexCoders() }
            val bytes = generated.encode(value)
            val plainBytes = plain.encodeToByteArray(serializer, value)
            assertEquals(Flex.toJson(bytes), Flex.toJson(plainBytes), "${T::class.simpleName} $profile")
            assertEquals(value, plain.decodeFromByteArray(serializer, bytes))
            assertEquals(value, generated.decode<T>(plainBytes))
        }
    }

    @Test
    fun agree() {
        check(Samples.scalars)
        check(Samples.noScalars)
        check(Samples.lists)
        check(Samples.maps)
        check(Samples.keyedMaps)
        check(Samples.mapKeys)
        check(Samples.nests)
        check(Samples.enums)
        check(Samples.values)
        check(Samples.profile)
        check(Samples.tree)
        check(Samples.pages)
        check(Samples.drawing)
        check<Shape>(Square(1.0))
        check(Samples.pile)
        check(Samples.times)
        check(Samples.names)
        check(Samples.typeNames)
        check(Samples.counts)
        check(Samples.transients)
        check(Samples.defaults)
    }
}
