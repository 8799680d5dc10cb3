package octavo.struct.tests

import kotlinx.datetime.DatePeriod
import kotlinx.datetime.DayOfWeek
import kotlinx.datetime.LocalDate
import kotlinx.datetime.LocalDateTime
import kotlinx.datetime.LocalTime
import kotlinx.datetime.Month
import kotlinx.datetime.TimeZone
import kotlinx.datetime.UtcOffset
import kotlinx.datetime.YearMonth
import kotlin.time.Duration.Companion.seconds
import kotlin.time.Instant
import kotlin.uuid.ExperimentalUuidApi
import kotlin.uuid.Uuid

/** One value of each kind, or two where extremes matter. */
internal object Samples {
    val scalars =
        Scalars(true, -1, 300, -70_000, 1L shl 40, 200u, 60_000u, 4_000_000_000u, ULong.MAX_VALUE, 1.5f, 0.1, 'é', "text ✓")
    val leastScalars = Scalars(
        false, Byte.MIN_VALUE, Short.MIN_VALUE, Int.MIN_VALUE, Long.MIN_VALUE, 0u, 0u, 0u, 0u, -Float.fromBits(1), Double.MIN_VALUE,
        '\u0001', "",
    )
    val presentScalars = NullableScalars(true, 1, 2, 3, 4, 5u, 6u, 7u, 8u, 9f, 10.5, 'c', "s")
    val noScalars = NullableScalars(null, null, null, null, null, null, null, null, null, null, null, null, null)
    val lists = Lists(
        listOf(
            "a",
            "",
            "a",
        ),
        listOf(1, -300, 70_000), setOf(1L shl 40, 2), listOf(0.5, 1e300), listOf(1f, 2.5f), listOf(true, false), setOf('x', '✓'),
        listOf(ULong.MAX_VALUE, 1u), listOf(listOf(setOf(1, 2), emptySet()), emptyList()), listOf(1, null, 3), listOf(null, "s"), null,
        listOf(
            Point(1, 2),
            Point(3, 4),
        ),
        setOf(Color.GREEN, Color.RED), mutableListOf(1, 2), mutableSetOf("m"), listOf(null, mapOf("k" to 1)),
    )
    val numberLists = NumberLists(
        listOf(Int.MIN_VALUE, 0, 1), List(20) { (1L shl it * 3) - 9 }, listOf(1.5f, -0f), listOf(0.1, Double.MIN_VALUE, 1e300),
        listOf(Long.MAX_VALUE, -1), mutableListOf(1, -2), listOf(listOf(Long.MIN_VALUE), emptyList(), listOf(3)),
        mapOf("a" to listOf(-70_000), "b" to emptyList()), null,
    )
    val maps = Maps(
        mapOf("b" to 1, "a" to 2, "" to 3), mapOf(-5 to "x", 7 to "y"), mapOf(1L shl 40 to Point(1, 2)),
        mapOf(
            Color.GREEN to 0.5,
            Color.BLUE to 1.5,
        ),
        mapOf(
            'c' to true,
        ),
        mapOf(true to listOf(1), false to emptyList()), mapOf(4_000_000_000u to null, 2u to 5), mapOf(UserId(9) to "nine"),
        mapOf("o" to mapOf("i" to listOf(1))), null, mutableMapOf("m" to 1),
    )
    val keyedMaps = KeyedMaps(
        mapOf(Point(1, 2) to "p", Point(0, 0) to "q"),
        mapOf(0.5 to 1),
        mapOf(
            listOf(1, 2) to null,
            emptyList<Int>() to Point(1, 1),
        ),
    )
    val mapKeys = MapKeys(
        mapOf(Instant.fromEpochSeconds(1) to 1),
        mapOf(LocalDate(2026, 11, 21) to 2),
        mapOf(Spot(Point(1, 2)) to 3),
        mapOf(Label("l") to 4, Label(null) to 5),
        mapOf(null to 6, "k" to 7),
        mapOf(UserId(1) to 8, null to 9),
        mapOf(Color.GREEN to 10, null to 11),
        mapOf(0.5f to 12),
    )
    val enums = Enums(Color.GREEN, null, Level.LOW)
    val values = Values(UserId(7), Label(null), Spot(Point(1, 2)), UserId(8), null, listOf(UserId(1), UserId(2)))
    val address = Address("Main Street", 12345)
    val profile = UserProfile(42, "ada", listOf("x", "y"), address, null)
    val tree = Tree(1, listOf(Tree(2), Tree(3, listOf(Tree(4)))), Tree(5))
    val hidden = Hidden(Outer.Inner(3), Nothing, Empty())
    val pages = Pages(Page(listOf(1, 2), 3), Page(listOf(Point(1, 2))), Page(listOf(Page(listOf("a"), "b"))), Page(listOf(1, null)))
    private val circle = Circle(1.5)
    val drawing = Drawing(
        circle,
        listOf(Square(2.0), circle, Special.Dot, Special.Group(listOf(circle, Special.Dot), "u", Square(1.0))),
        Square(3.0),
        Special.Dot,
        mapOf("c" to circle),
    )

    val pile = Pile(Cube(2), listOf(Brick(Color.BLUE), Box(), Cube(-1)), Brick(Color.RED))

    @OptIn(ExperimentalUuidApi::class)
    val times = Times(
        Instant.parse(
            "2026-11-21T08:02:03.000000004Z",
        ),
        90.5.seconds, Uuid.parse("123e4567-e89b-12d3-a456-426614174000"), LocalDate(2026, 11, 21),
        LocalTime(8, 2), LocalDateTime(2026, 11, 21, 8, 2, 3), YearMonth(2026, 11), TimeZone.of("UTC"), UtcOffset(hours = 2),
        DatePeriod(1, 2, 3), Month.MAY, DayOfWeek.MONDAY, null, listOf(Instant.fromEpochSeconds(0)),
    )
    val nests = Nests(
        listOf(listOf(listOf(1, null), null), emptyList()),
        mapOf(Color.RED to listOf(null, mapOf("a" to 1u, "b" to UInt.MAX_VALUE)), Color.BLUE to emptyList()),
        mapOf("none" to null, "some" to mapOf(7 to listOf(null, Point(1, 2)), -1 to emptyList())),
        mapOf(listOf(Point(0, 1)) to mapOf(Point(2, 3) to null, Point(4, 5) to "x"), emptyList<Point>() to emptyMap()),
        mapOf("sets" to mutableSetOf(listOf(1u, 2u), emptyList())),
        mapOf("lists" to mutableListOf(listOf(1u, 2u), emptyList())),
        mutableMapOf(listOf(3u) to mutableMapOf(listOf(4u) to listOf(5u, 6u))),
        mutableListOf(null, mutableSetOf(setOf(listOf("a", "b"), emptyList()))),
        mutableMapOf(7 to mutableListOf(mutableListOf(listOf(8u), emptyList()))),
    )
    val invoice = Invoice(Money(1999), Money(350), null)
    val names = Names(1, 2, listOf(3), "w", 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, "b", 14, Point(15, 16), 17, null, 18)
    val javaScriptNames = JavaScriptNames(
        1, "two",
        listOf(
            3,
        ),
        4, "five", listOf("six"), null, Point(7, 8), mapOf("__proto__" to 9, "constructor" to 10, "" to 11), 12, null, 13, 14,
    )
    val typeNames = TypeNames(
        Color.GREEN,
        Color.BLUE,
        listOf(Color.BLUE, Color.RED),
        LocalDate(2026, 11, 22),
        null,
        Point(3, 4),
        schema.SECOND,
        mapOf(schema.FIRST to shape.LONG, schema.SECOND to null),
    )
    val counts =
        Counts(listOf(Only.ONE, Only.ONE), setOf(null, Only.ONE), mapOf(Only.ONE to Only.ONE), listOf(listOf(Only.ONE), emptyList()))
    val setters = Setters(open = true, isOpen = false, isNew = 2, new = 3, `is` = "is", _isOpen = "_isOpen")
    val codes = Codes(
        Code.AA,
        null,
        listOf(Code.ZZ),
        setOf(Code.MM),
        mapOf(Code.AB to Code.BA),
        mapOf(Code.XY to Code.YX, Code.ZZ to null),
        mapOf(Code.AB to listOf(Code.CD, Code.EF)),
        mapOf(Code.GH to setOf(Code.IJ)),
    )
    val transients = Transients(3, last = 4)
    val defaults = Defaults("Ada")
}
