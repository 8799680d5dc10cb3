package octavo.fuzz

import com.code_intelligence.jazzer.junit.FuzzTest
import octavo.core.MalformedException
import octavo.flex.Flex
import java.io.IOException
import kotlin.test.assertEquals

/** JSON import takes what Jackson takes, to the same values, and refuses the rest; export brings the values back. */
internal class JsonImportFuzz {
    @FuzzTest
    fun fuzz(json: ByteArray) {
        val expected = verdict { JsonOracle.parse(json) }
        val actual = verdict { Flex.read(Flex.fromJson(json)).toModel() }
        assertEquals(expected, actual)
        if (actual != REFUSED) assertEquals(actual, Flex.read(Flex.fromJson(Flex.toJson(Flex.fromJson(json)))).toModel())
    }

    private inline fun verdict(parse: () -> Any?): Any? = try {
        parse()
    } catch (_: IOException) {
        REFUSED
    } catch (_: MalformedException) {
        REFUSED
    }

    private companion object {
        val REFUSED = Any()
    }
}
