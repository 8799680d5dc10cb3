package octavo.struct.tests

import octavo.objects.Evolving
import octavo.objects.MismatchException
import octavo.objects.Octavo
import octavo.objects.Packed
import octavo.objects.schema.Schema
import octavo.struct.Conversion
import octavo.struct.Convert
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** Of an object of Kotlin's there stays one, also of a companion; and conversions are objects. */
class KotlinObjectsTest {
    sealed interface Mode {
        data object Off : Mode

        data class Level(val value: Int) : Mode

        companion object : Mode
    }

    data class Modes(val all: List<Mode>)

    @Test
    fun thereStaysOne() = eachEngine<Modes> { coder ->
        val modes = Modes(listOf(Mode.Off, Mode.Level(1), Mode))
        assertEquals(modes, coder.decode(coder.encode(modes)))
    }

    class Cents(val count: Long) {
        companion object : Conversion<Cents, Long> {
            override fun toSurrogate(value: Cents): Long = value.count

            override fun fromSurrogate(surrogate: Long): Cents = Cents(surrogate)
        }
    }

    data class Bill(@Convert(with = Cents.Companion::class) val total: Cents)

    @Test
    fun companionsConvert() = eachEngine<Bill> { coder ->
        assertEquals(7, coder.decode(coder.encode(Bill(Cents(7)))).total.count)
    }

    abstract class AsText<T : Any>(private val make: (String) -> T) : Conversion<T, String> {
        override fun toSurrogate(value: T): String = value.toString()

        override fun fromSurrogate(surrogate: String): T = make(surrogate)
    }

    object RegexAsText : AsText<Regex>(::Regex)

    data class Rule(@Convert(with = RegexAsText::class) val pattern: Regex)

    @Test
    fun conversionsMayInherit() = eachEngine<Rule> { coder ->
        assertEquals("a+", coder.decode(coder.encode(Rule(Regex("a+")))).pattern.pattern)
    }

    object NoneIsRefused : Conversion<Cents, Long?> {
        override fun toSurrogate(value: Cents): Long? = value.count

        override fun fromSurrogate(surrogate: Long?): Cents = Cents(requireNotNull(surrogate) { "none" })
    }

    @Evolving
    data class Grown(val id: Int, @field:Packed(since = 1) @Convert(with = NoneIsRefused::class) val total: Cents)

    @Evolving
    data class Older(val id: Int)

    data class Plain(val id: Int)

    private inline fun <reified T : Any> bytes(value: T) = Octavo.typed(T::class.java).encode(value)

    @Test
    fun aConversionThatRefusesNothingIsToldWhere() = eachEngine<Grown> { coder ->
        val older = bytes(Older(1))
        val another = coder.reading(Schema.parse("struct(id:vi32)"))
        for (decode in listOf({ coder.decode(older) }, { another.decode(bytes(Plain(1))) })) {
            val refused = assertFailsWith<MismatchException> { decode() }
            assertEquals("/total", refused.path())
            assertEquals("none", refused.cause?.message)
        }
    }
}
