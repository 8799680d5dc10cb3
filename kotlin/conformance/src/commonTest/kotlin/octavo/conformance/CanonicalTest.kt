package octavo.conformance

import octavo.flex.Flex
import octavo.flex.FlexBuilder
import octavo.flex.FlexOptions
import octavo.flex.FlexProfile
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.fail

/** Every language writes the bytes that stand in vectors/flex/canonical.jsonl. */
class CanonicalTest {
    private class Form(val name: String, options: FlexOptions) {
        val builder = FlexBuilder(options)
    }

    private val forms = listOf(
        Form("speed", FlexOptions()),
        Form("speed+compat", FlexOptions(compat = true)),
        Form("speed+unshared", FlexOptions(shareKeys = false, shareStrings = false)),
        Form("size", FlexOptions(FlexProfile.SIZE)),
        Form("size+compat", FlexOptions(FlexProfile.SIZE, compat = true)),
    )

    @Test
    fun writesCanonicalBytes() {
        val stored = Repository.files.read(Repository.root / "conformance/vectors/flex/canonical.jsonl") { readUtf8() }.lines()
        val written = Vectors.valid.map { line(it) }
        val differing = Vectors.valid.indices.filter { stored.getOrNull(it) != written[it] }
        if (differing.isEmpty() && stored.size == written.size + 1) return
        val kept = Repository.root / "kotlin/conformance/build/canonical.jsonl"
        Repository.files.write(kept) { writeUtf8(written.joinToString("\n", postfix = "\n")) }
        val named = differing.take(9).map { Vectors.valid[it].id }
        fail("${differing.size} vectors are written otherwise, such as $named; $kept holds what is written now")
    }

    private fun line(vector: ValidVector): String {
        val plain = HashMap<String, ByteArray>()
        val fields = forms.map { form ->
            form.builder.putTyped(vector.value)
            val bytes = form.builder.finish()
            plain[form.name] = bytes
            val simpler = plain.getValue(form.name.substringBefore('+')).takeIf { it !== bytes }
            "\"${form.name}\":\"${if (simpler != null && bytes.contentEquals(simpler)) "as without" else digits(bytes, vector)}\""
        }
        return "{\"id\":\"${vector.id}\",${fields.joinToString(",")}}"
    }

    private fun digits(bytes: ByteArray, vector: ValidVector): String =
        if (bytes.contentEquals(vector.bytes)) "same" else bytes.toHexString()

    /** Nothing but the forms of numbers and vectors changes from profile to profile. */
    @Test
    fun everyFormHoldsTheSameValue() = checkAll(Vectors.valid, { it.id }) { vector ->
        for (form in forms) {
            form.builder.putTyped(vector.value)
            val message = form.builder.finish()
            Flex.verify(message)
            assertEquals(withoutForms(vector.value), withoutForms(Flex.read(message).toTyped()), form.name)
        }
    }
}
