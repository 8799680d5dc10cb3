package octavo.conformance

import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlinx.serialization.json.longOrNull
import octavo.core.Limits
import octavo.core.MalformedException
import octavo.flex.Flex
import kotlin.test.Test
import kotlin.test.assertEquals

/** The texts of conformance/vectors/json. */
class JsonTextTest {
    private fun checkTexts(folder: String, atLeast: Int, check: (JsonObject) -> Unit) =
        checkAll(vectorsIn("json/$folder"), { it.text("id") }, atLeast, check)

    @Test
    fun readsWhatTheGrammarAllows() = checkTexts("valid", 50) {
        val message = Flex.fromJson(it.text("text"))
        assertEquals(it.text("json"), Flex.toJson(message))
        if ("type" in it) assertEquals(it.text("type"), Flex.read(message).type.name.lowercase())
    }

    @Test
    fun refusesAllElse() = checkTexts("invalid", 100) { assertEquals(it.long("offset"), faultIn(it, Limits.DEFAULT)) }

    @Test
    fun keepsToTheLimits() = checkTexts("limits", 20) { assertEquals(it.long("offset"), faultIn(it, it.limits())) }

    /** Where the text of a vector is malformed, or null. */
    private fun faultIn(vector: JsonObject, limits: Limits): Long? = try {
        val text = if ("bytes" in vector) vector.text("bytes").hexToByteArray() else vector.text("text").encodeToByteArray()
        Flex.fromJson(text, limits = limits)
        null
    } catch (e: MalformedException) {
        e.offset
    }

    private fun JsonObject.long(name: String): Long? = getValue(name).jsonPrimitive.longOrNull
}
