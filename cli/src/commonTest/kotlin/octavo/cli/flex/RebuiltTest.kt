package octavo.cli.flex

import octavo.cli.sharingBomb
import octavo.core.MalformedException
import octavo.flex.Flex
import octavo.flex.FlexOptions
import octavo.flex.FlexProfile
import octavo.flex.FlexType
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class RebuiltTest {
    private val message = Flex.build {
        map {
            key("blob")
            putBlob(byteArrayOf(1, 2, 3))
            key("bools")
            put(booleanArrayOf(true, false))
            key("indirect")
            putIndirect(0.5)
            key("key")
            putKey("k")
            key("list")
            vector {
                putNull()
                put("text")
                put(-1)
                put(ULong.MAX_VALUE)
                put(true)
            }
            key("none")
            vector { }
        }
    }

    @Test
    fun keepsEveryValue() {
        val small = rebuilt(message, FlexOptions(FlexProfile.SIZE))
        val root = Flex.read(small).map
        assertContentEquals(byteArrayOf(1, 2, 3), root["blob"]?.blob?.toByteArray())
        assertEquals(FlexType.VECTOR_BOOL, root["bools"]?.type)
        assertEquals(0.5, root["indirect"]?.double)
        assertEquals(FlexType.KEY, root["key"]?.type)
        assertEquals(ULong.MAX_VALUE, root["list"]?.vector?.get(3)?.uLong)
        assertEquals(0, root["none"]?.vector?.size)
    }

    @Test
    fun aProfileThereAndBackChangesNothing() {
        val speed = rebuilt(message, FlexOptions())
        assertContentEquals(speed, rebuilt(rebuilt(speed, FlexOptions(FlexProfile.SIZE)), FlexOptions()))
    }

    @Test
    fun survivesSharingBombs() {
        assertFailsWith<MalformedException> { rebuilt(sharingBomb(50), FlexOptions()) }
        assertEquals("[[[null,null],[null,null]],[[null,null],[null,null]]]", Flex.toJson(rebuilt(sharingBomb(3), FlexOptions())))
    }

    @Test
    fun refusesWhatDoesNotVerify() {
        assertFailsWith<MalformedException> { rebuilt(sharingBomb(1001), FlexOptions()) }
        assertFailsWith<MalformedException> { rebuilt(byteArrayOf(0, 4, 3), FlexOptions()) }
    }
}
