package octavo.ksp

import java.io.File
import kotlin.io.path.createTempDirectory
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse

/** Where a serializer would do otherwise than the coder of the same class, and can be told, a warning says so. */
internal class SerializerDifferencesTest {
    private val sources = createTempDirectory("differences").toFile()

    @AfterTest
    fun clean() {
        sources.deleteRecursively()
    }

    private fun messages(text: String): List<String> {
        val source = File(sources, "Some.kt").apply { writeText("package shop\n$IMPORTS\n$text") }
        val processing = Processing(listOf(source))
        assertFalse(processing.hasFailed)
        return processing.messages.map { it.substringAfter(": ") }
    }

    private fun check(text: String, vararg messages: String) = assertEquals(messages.toList(), messages(text))

    @Test
    fun names() {
        check("@Struct @Serializable class A(@Name(\"b\") val a: Int)", named("property `a`", "b"))
        check(
            "@Struct @Serializable class A(@Name(\"b\") @SerialName(\"b\") val a: Int, @SerialName(\"c\") val d: Int, @Name(\"e\") val e: Int)",
        )
        check("@Struct @Serializable enum class A { @Name(\"b\") B, @Name(\"c\") @SerialName(\"c\") C }", named("entry `B`", "b"))
        check("enum class E { @Name(\"b\") B }\n@Struct @Serializable class A(val a: E, val b: List<E?>)", named("entry `B`", "b"))
    }

    @Test
    fun namesOfSubclasses() {
        val of = "@Struct @Serializable sealed class A {\n@Struct @Serializable "
        check("$of @Name(\"zzz\") class B : A() }", named("shop.A.B", "zzz"))
        check("$of @Name(\"zzz\") @SerialName(\"zzz\") class B : A() }")
        check("@Struct @Serializable @Name(\"zzz\") class A")
    }

    @Test
    fun transients() {
        val left = "property `b` is left out by its coder alone: mark it @kotlinx.serialization.Transient, too"
        check("@Struct @Serializable class A(@octavo.struct.Transient val b: Int = 1)", left)
        check("@Struct @Serializable class A(@kotlin.jvm.Transient val b: Int = 1)", left)
        check("@Struct @Serializable class A { @octavo.struct.Transient var b = 1 }", left)
        check("@Struct @Serializable class A(@octavo.struct.Transient @kotlinx.serialization.Transient val b: Int = 1)")
        check("@Struct @Serializable class A(@kotlinx.serialization.Transient val b: Int = 1)")
    }

    @Test
    fun conversions() {
        val alone = "property `a` is converted by its coder alone: give it @Serializable(with = ...), too"
        check("$CONVERSION @Struct @Serializable class A(@Convert(AsText::class) val a: Int)", alone)
        check("$CONVERSION @Struct @Serializable class A(@Convert(AsText::class) val a: @Contextual Int)")
        check("$CONVERSION @Struct @Serializable class A(@Convert(AsText::class) @Contextual val a: Int)")
    }

    @Test
    fun serializers() {
        val asked = "property `a` has a serializer that its coder does not ask: give it @Convert, too, unless both write the same"
        val own = "abstract class Own : KSerializer<B>\n@Struct @Serializable(with = Own::class) class B(val b: Int)\n"
        val given = "abstract class Own : KSerializer<Int>\nabstract class OfE : KSerializer<E>\nenum class E { @Name(\"f\") F }\n"
        check("$own@Struct @Serializable class A(val a: B)", asked)
        check("$own@Struct @Serializable class A(val a: Map<String, List<B?>>)", asked)
        check("$given@Struct @Serializable class A(@Serializable(with = Own::class) val a: Int)", asked)
        check("$given@Struct @Serializable class A(val a: @Serializable(with = Own::class) Int)", asked)
        check("$given@Struct @Serializable class A(val a: List<@Serializable(with = OfE::class) E>)", asked)
        check("$given$CONVERSION @Struct @Serializable class A(@Convert(AsText::class) @Serializable(with = Own::class) val a: Int)")
        check("@Struct @Serializable class A(val a: kotlinx.datetime.LocalDate, val b: List<kotlin.time.Instant>)")
        check("@Serializable class B\n@Struct @Serializable class A(@Contextual val a: Int)")
    }

    /** Another serializer may be alike, and one that there is none of is. */
    @Test
    fun classesWithoutOne() {
        check("@Struct class A(@Name(\"b\") val a: Int)")
        check("@Struct @Serializable(with = Own::class) class A(@Name(\"b\") val a: Int)\nabstract class Own : KSerializer<A>")
    }

    private fun named(what: String, name: String) = "$what is named \"$name\" by its coder alone: give it @SerialName(\"$name\"), too"

    private companion object {
        const val IMPORTS = "import kotlinx.serialization.*\nimport octavo.struct.*\nimport octavo.struct.Transient\n"
        const val CONVERSION = "object AsText : Conversion<Int, String> {\n" +
            "override fun toSurrogate(value: Int): String = \"\"\noverride fun fromSurrogate(surrogate: String): Int = 1\n}\n"
    }
}
