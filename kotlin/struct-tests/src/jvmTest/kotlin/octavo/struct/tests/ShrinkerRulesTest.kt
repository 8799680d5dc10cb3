package octavo.struct.tests

import octavo.flex.coder.FlexCoder
import octavo.pack.PackCoder
import octavo.struct.Struct
import kotlin.test.Test
import kotlin.test.assertContains

class ShrinkerRulesTest {
    /** R8 and ProGuard take rules from here in a jar; no compiler checks the names in them. */
    @Test
    fun keepTheNamesByWhichCodersAreFound() {
        for ((wire, coder) in listOf("flex" to FlexCoder::class, "pack" to PackCoder::class)) {
            val rules = javaClass.getResource("/META-INF/proguard/octavo-$wire.pro")!!.readText()
            assertContains(rules, "-keepnames @${Struct::class.qualifiedName} class *\n")
            assertContains(rules, "-keep class * extends ${coder.qualifiedName} { public static ** INSTANCE; }\n")
        }
    }
}
