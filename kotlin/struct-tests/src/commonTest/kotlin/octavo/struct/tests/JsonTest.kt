package octavo.struct.tests

import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.Json
import kotlinx.serialization.serializer
import octavo.flex.Flex
import kotlin.test.Test
import kotlin.test.assertEquals

/** A message as JSON is what kotlinx.serialization makes of the same value. */
class JsonTest {
    private val json = Json { encodeDefaults = true }

    private inline fun <reified T : Any> check(value: T, serializer: KSerializer<T> = serializer<T>()) {
        val actual = json.parseToJsonElement(Flex.toJson(Flex.encode(value)))
        assertEquals(json.encodeToJsonElement(serializer, value), actual)
    }

    @Test
    fun ofEveryKind() {
        check(Samples.scalars.copy(float = 1.5f))
        check(Samples.noScalars)
        check(Samples.lists)
        check(Samples.maps)
        check(Samples.enums)
        check(Samples.values)
        check(Samples.profile)
        check(Samples.tree)
        check(Samples.pages)
        check(Samples.drawing)
        check<Shape>(Square(1.0))
        check(Samples.times)
        check(Samples.names)
        check(Samples.transients)
        check(Samples.defaults)
    }
}
