package octavo.conformance.pack

import octavo.conformance.text
import octavo.core.MalformedException
import octavo.pack.schema.Schema
import octavo.pack.schema.fingerprint
import octavo.pack.schema.parse
import octavo.pack.schema.text
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class SchemaTest {
    @Test
    fun readsWritesAndFingerprintsSchemas() = checkPack("schema", 130) {
        val text = it.json.text("schema")
        if (it.json.text("verdict") == "valid") {
            assertEquals(text, Schema.parse(text).text())
            assertEquals(it.json.text("fingerprint"), Schema.parse(text).fingerprint().toHexString())
        } else {
            assertFailsWith<MalformedException>(it.json.text("reason")) { Schema.parse(text) }
        }
    }
}
