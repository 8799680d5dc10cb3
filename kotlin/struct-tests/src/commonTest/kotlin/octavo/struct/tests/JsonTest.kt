package octavo.struct.tests

import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.doubleOrNull
import kotlinx.serialization.serializer
import octavo.flex.Flex
import kotlin.test.Test
import kotlin.test.assertEquals

/** A message as JSON is what kotlinx.serialization makes of the same value. */
class JsonTest : StructTest() {
    private val json = Json { encodeDefaults = true }

    private inline fun <reified T : Any> check(value: T, serializer: KSerializer<T> = serializer<T>()) {
        val actual = json.parseToJsonElement(Flex.toJson(Flex.encode(value)))
        assertEquals(normal(json.encodeToJsonElement(serializer, value)), normal(actual))
    }

    /** Numbers by value: there are many ways to write one. */
    private fun normal(element: JsonElement): Any? = when (element) {
        is JsonObject -> element.mapValues { normal(it.value) }
        is JsonArray -> element.map { normal(it) }
        is JsonPrimitive -> if (element.isString) element else element.content.toLongOrNull()?.toDouble() ?: element.doubleOrNull ?: element
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
