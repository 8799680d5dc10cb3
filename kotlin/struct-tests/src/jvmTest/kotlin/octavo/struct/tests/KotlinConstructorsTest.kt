package octavo.struct.tests

import octavo.objects.MismatchException
import octavo.objects.Octavo
import octavo.objects.schema.Schema
import octavo.pack.Pack
import octavo.struct.Struct
import octavo.struct.Transient
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNotNull
import kotlin.test.assertSame

/** Objects of data classes, and of structs, are made by their primary constructors: checks run, and defaults are known. */
class KotlinConstructorsTest {
    data class Range(val from: Int, val to: Int) {
        init {
            require(from <= to) { "$from > $to" }
        }

        @kotlin.jvm.Transient
        val size = to - from
    }

    data class Loose(val from: Int, val to: Int)

    data class Ranges(val all: List<Range>)

    data class LooseRanges(val all: List<Loose>)

    private inline fun <reified T : Any> bytes(value: T) = Octavo.typed(T::class.java).encode(value)

    @Test
    fun checksRun() = eachEngine<Ranges> { ranges ->
        assertEquals(listOf(Range(1, 3)), ranges.decode(ranges.encode(Ranges(listOf(Range(1, 3))))).all)
        val bytes = bytes(LooseRanges(listOf(Loose(1, 3), Loose(3, 1))))
        val refused = assertFailsWith<MismatchException> { ranges.decode(bytes) }
        assertEquals("/all/1", refused.path())
        assertEquals("3 > 1", refused.cause?.message)
    }

    @Test
    fun whatTheBodyComputesIsThere() = eachEngine<Range> { ranges ->
        assertEquals(2, ranges.decode(ranges.encode(Range(1, 3))).size)
    }

    abstract class Entity {
        var id: Long = 0
    }

    @JvmInline
    value class Name(val text: String)

    @ConsistentCopyVisibility
    data class Account private constructor(val name: Name, val alias: Name?, private val limit: Int) : Entity() {
        var note: String? = null
        val places = mutableListOf<String>()

        companion object {
            fun of(name: String, limit: Int) = Account(Name(name), Name(name.uppercase()), limit)
        }
    }

    @Test
    fun whatTheConstructorDoesNotTakeIsSet() = eachEngine<Account> { accounts ->
        val account = Account.of("ada", 7)
        account.id = 12
        account.note = "new"
        account.places += "Oslo"
        val read = accounts.decode(accounts.encode(account))
        assertEquals(account, read)
        assertEquals(listOf(12L, "new", listOf("Oslo")), listOf(read.id, read.note, read.places))
    }

    data class Cached(val a: Int, @Transient val twice: Int = a * 2, val b: String, @kotlin.jvm.Transient val c: String? = b)

    @Test
    fun whatIsNotWrittenIsItsDefault() = eachEngine<Cached> { coder ->
        assertEquals("struct(a:vi32,b:str)", coder.schema().text())
        assertEquals(Cached(4, b = "b"), coder.decode(coder.encode(Cached(4, 100, "b", null))))
    }

    data class Uncached(val a: Int, @Transient val lost: String, val b: String)

    @Test
    fun withoutADefaultNoConstructorIsCalled() = eachEngine<Uncached> { coder ->
        val read = coder.decode(coder.encode(Uncached(4, "lost", "b")))
        assertEquals(listOf(4, null, "b"), listOf<Any?>(read.a, read.lost, read.b))
    }

    @Test
    fun olderMessagesHaveDefaults() = eachEngine<TicketNow> { tickets ->
        val first = Pack.encode(TicketAtFirst(1, "open"))
        assertEquals(TicketNow(1, "open"), tickets.decode(first))
        val later = Pack.encode(TicketLater(1, "open", "ada", 3))
        assertEquals(TicketNow(1, "open", "ada", 3), tickets.decode(later))
        val now = TicketNow(1, "open", "ada", 3, listOf("a"))
        assertEquals(now, tickets.decode(tickets.encode(now)))
    }

    data class Grown(val a: Int, val point: Point = Point(a, 2), val note: String = "none", val b: Int)

    @Test
    fun fieldsThatAnotherSchemaLacksAreDefaults() = eachEngine<Grown> { coder ->
        val older = coder.reading(Schema.parse("struct(a:vi32,b:vi32)"))
        assertEquals(Grown(5, b = 6), older.decode(bytes(Loose(5, 6))))
    }

    data class Noted(val a: Int, val note: String?, val b: Int)

    @Struct(open = true)
    data class GrownAtFirst(val a: Int, val b: Int)

    @Test
    fun fieldsThatAMessageLacksAreDefaults() = eachEngine<Grown> { coder ->
        val noted = coder.reading(Schema.parse("struct(a:vi32,note:str?,b:vi32)"))
        assertEquals(Grown(5, b = 6), noted.decode(bytes(Noted(5, null, 6))))
        val later = coder.reading(Schema.parse("open(a:vi32,b:vi32;note:str)"))
        assertEquals(Grown(5, b = 6), later.decode(Pack.encode(GrownAtFirst(5, 6))))
    }

    @JvmInline
    value class Boxed<T>(val content: T)

    @JvmInline
    value class Perhaps(val text: String?)

    data class Wraps(
        val a: Int,
        @Transient val left: Boxed<Int?> = Boxed(a),
        val boxed: Boxed<String> = Boxed("$a"),
        val perhaps: Perhaps = Perhaps(boxed.content),
        @Transient val right: Perhaps = perhaps,
    )

    @Test
    fun valuesThatMayBeNullHaveDefaults() = eachEngine<Wraps> { coder ->
        val wraps = Wraps(1, Boxed(7), Boxed("text"), Perhaps(null), Perhaps("lost"))
        assertEquals(Wraps(1, boxed = Boxed("text"), perhaps = Perhaps(null)), coder.decode(coder.encode(wraps)))
        assertEquals(Wraps(5), coder.reading(Schema.parse("struct(a:vi32)")).decode(bytes(Few(5))))
    }

    @Struct
    class Plain(val count: Int, @Transient val label: String = "of $count")

    @Test
    fun structsNeedNotBeDataClasses() = eachEngine<Plain> { coder ->
        assertEquals("of 3", coder.decode(coder.encode(Plain(3, "other"))).label)
    }

    @JvmInline
    value class Percent(val value: Int) : Amount {
        constructor(text: String) : this(text.toInt())

        init {
            require(value in 0..100) { "$value is none" }
        }
    }

    @JvmInline
    value class Email(val text: String?) {
        init {
            require(text == null || '@' in text)
        }
    }

    @JvmInline
    value class Share(val of: Percent)

    @JvmInline
    value class Contact(val email: Email)

    sealed interface Amount

    data class Checked(
        val percent: Percent? = null,
        val share: Share? = null,
        val shares: List<Share> = listOf(),
        val map: Map<Email, Percent> = mapOf(),
        val contact: Contact = Contact(Email(null)),
        val amount: Amount? = null,
    )

    data class Unchecked(
        val percent: Int? = null,
        val share: Int? = null,
        val shares: List<Int> = listOf(),
        val map: Map<String?, Int> = mapOf(),
        val contact: String? = null,
        val amount: Amounts? = null,
    )

    sealed interface Amounts {
        @JvmInline
        value class Percent(val value: Int) : Amounts
    }

    @Test
    fun valueClassesCheckTheirValues() = eachEngine<Checked> { coder ->
        val email = Email("a@b")
        val good =
            Checked(Percent(1), Share(Percent(2)), listOf(Share(Percent(3))), mapOf(email to Percent(4)), Contact(email), Percent("5"))
        for (value in listOf(good, Checked())) assertEquals(value, coder.decode(coder.encode(value)))
        val unchecked = Octavo.typed(Unchecked::class.java)
        assertEquals(unchecked.schema().text(), coder.schema().text())
        val bad = listOf(
            "/percent" to Unchecked(percent = 101),
            "/share" to Unchecked(share = -1),
            "/shares/1" to Unchecked(shares = listOf(1, -1)),
            "/map/0/key" to Unchecked(map = mapOf("b" to 1)),
            "/map/0/value" to Unchecked(map = mapOf("a@b" to 101)),
            "/contact" to Unchecked(contact = "b"),
            "/amount/value" to Unchecked(amount = Amounts.Percent(200)),
        )
        for ((path, value) in bad) {
            val refused = assertFailsWith<MismatchException> { coder.decode(unchecked.encode(value)) }
            assertEquals(path, refused.path())
        }
    }

    data class Rate(val percent: Percent, val email: Email, val name: Name, val contact: Contact)

    data class UncheckedRate(val percent: Int, val email: String?, val name: String, val contact: String?)

    @Test
    fun valueClassesCheckValuesWithoutBoxes() = eachEngine<Rate> { coder ->
        val email = Email("a@b")
        for (rate in listOf(
            Rate(Percent(7), email, Name("ada"), Contact(email)),
            Rate(Percent(0), Email(null), Name(""), Contact(Email(null))),
        )) {
            assertEquals(rate, coder.decode(coder.encode(rate)))
        }
        val bad = listOf(
            "/percent" to UncheckedRate(101, null, "", null),
            "/email" to UncheckedRate(7, "b", "", null),
            "/contact" to UncheckedRate(7, "a@b", "", "a long text that is none, more than fifteen bytes"),
        )
        for ((path, value) in bad) {
            val refused = assertFailsWith<MismatchException> { coder.decode(bytes(value)) }
            assertEquals(path, refused.path())
        }
    }

    data class Few(val a0: Int)

    @Test
    fun manyDefaults() = eachEngine<Many> { coder ->
        val many = Many(a0 = 9, d7 = 8, e0 = 6)
        many.late = 5
        val read = coder.decode(coder.encode(many.copy(e1 = 100, e4 = "lost").also { it.late = 5 }))
        assertEquals(many, read)
        assertEquals(5, read.late)
        val none = coder.reading(Schema.parse("struct(a0:vi32)"))
        assertEquals(Many(a0 = 3), none.decode(bytes(Few(3))))
    }

    @Test
    fun wideClassesHaveDefaults() = eachEngine<WideNow> { coder ->
        val fields = listOf(0, "text", 3L, 1.5, true, null) + (6..62)
        val then = make<WideThen>(fields)
        val now = make<WideNow>(fields + listOf(1.0, "own", 8L))
        assertEquals(now, coder.decode(coder.encode(now)))
        assertEquals(now.copy(l3 = 31.0, l4 = "text0", l5 = 7), coder.decode(bytes(then)))
    }

    @Test
    fun wideClassesGrow() = eachEngine<WideGrown> { coder ->
        val grown = WideGrown(a1 = 7)
        val read = coder.decode(coder.encode(grown))
        assertEquals(Triple(grown, "own", 1), Triple(read, read.name, read.count))
        val older = coder.decode(coder.encode(grown).copyOfRange(0, 81).also { it[0] = 80 })
        assertEquals(Triple(grown, "", 0), Triple(older, older.name, older.count))
    }

    private inline fun <reified T : Any> make(fields: List<Any?>): T =
        T::class.java.declaredConstructors.first { it.parameterCount == fields.size }.newInstance(*fields.toTypedArray()) as T

    data class Node(val name: String, val next: MutableList<Node> = mutableListOf())

    private fun withReferences() = Octavo.builder().allow("octavo.struct.tests.*").references().build()

    @Test
    fun cyclesAreMadeBeforeTheirParts() = byEachEngine(::withReferences) { _, octavo ->
        val node = Node("a")
        node.next += node
        val read = octavo.decode(octavo.encode(node)) as Node
        assertSame(read, read.next.single())
        assertNotNull(read.name)
    }
}
