package octavo.pack.serialization

import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.builtins.MapSerializer
import kotlinx.serialization.builtins.PairSerializer
import kotlinx.serialization.builtins.nullable
import kotlinx.serialization.builtins.serializer
import octavo.pack.Pack
import octavo.pack.schema.text
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertSame

class TypePlansTest {
    @Serializable
    data class Point(val x: Int, val y: Int)

    @Serializable
    data class Chain<T>(val head: T, val tail: Chain<T>?)

    @Serializable
    @SerialName("Name")
    data class First(val first: Int)

    @Serializable
    @SerialName("Name")
    data class Second(val second: Int)

    @Serializable
    data class Both(val first: First, val second: Second)

    private fun schema(serializer: KSerializer<*>) = Pack.schemaOf(serializer.descriptor)

    @Test
    fun serializersThatAreAlikeHaveOneSchema() {
        val all = listOf<() -> KSerializer<*>>(
            { ListSerializer(Point.serializer()) },
            { MapSerializer(String.serializer(), Point.serializer().nullable) },
            { PairSerializer(Point.serializer(), Int.serializer()) },
            { Chain.serializer(Point.serializer()) },
            { Chain.serializer(PairSerializer(Point.serializer(), Int.serializer())) },
        )
        for (make in all) assertSame(schema(make()), schema(make()))
    }

    @Test
    fun classesOfOneNameAreToldApart() {
        assertEquals("struct(first:vi32)", schema(First.serializer()).text())
        assertEquals("struct(second:vi32)", schema(Second.serializer()).text())
        assertEquals("struct(first:struct(first:vi32),second:struct(second:vi32))", schema(Both.serializer()).text())
    }

    @Test
    fun pairsThatDifferDeepInsideAreToldApart() {
        fun <T> nested(serializer: KSerializer<T>) = (1..5).fold(serializer as KSerializer<*>) { inner, _ ->
            PairSerializer(inner, Int.serializer())
        }
        val both = schema(PairSerializer(nested(Int.serializer()), nested(String.serializer()))).text()
        assertEquals(1, Regex("first:vi32,").findAll(both).count(), both)
        assertEquals(1, Regex("first:str,").findAll(both).count(), both)
    }
}
