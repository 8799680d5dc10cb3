package octavo.fuzz

import com.code_intelligence.jazzer.api.FuzzedDataProvider
import com.code_intelligence.jazzer.junit.FuzzTest
import octavo.flex.Flex
import octavo.flex.FlexBuilder
import octavo.flex.FlexOptions
import octavo.flex.FlexProfile
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals

/** Whatever is put comes back, in every profile; the same values give the same bytes, in a used builder too. */
internal class FlexBuilderFuzz {
    @FuzzTest
    fun fuzz(data: FuzzedDataProvider) {
        val model = Documents(data).value(depth = 1)
        for (profile in FlexProfile.entries) {
            for (compat in listOf(false, true)) check(model, FlexOptions(profile, compat, shareStrings = data.consumeBoolean()))
        }
    }

    private fun check(model: Any?, options: FlexOptions) {
        val builder = FlexBuilder(options)
        val first = build(builder, model)
        assertContentEquals(first, build(builder, model))
        Flex.verify(first)
        assertEquals(model, Flex.read(first).toModel(), "${options.profile}, compat ${options.compat}")
    }

    private fun build(builder: FlexBuilder, model: Any?): ByteArray {
        builder.putModel(model)
        return builder.finish()
    }
}
