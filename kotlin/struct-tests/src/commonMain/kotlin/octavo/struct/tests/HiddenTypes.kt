@file:Suppress(
    "ktlint:standard:enum-entry-name-case",
    "ktlint:standard:property-naming",
    "ktlint:standard:class-naming",
    "PropertyName",
    "ClassName",
)

package octavo.struct.tests

import kotlinx.datetime.LocalDate
import octavo.struct.Conversion
import octavo.struct.Convert
import octavo.struct.Struct
import kotlin.jvm.JvmInline

/** What properties have the name of. */
public class Case {
    public enum class Mood { GOOD, BAD }

    @JvmInline
    public value class Number(public val raw: Int)

    @JvmInline
    public value class Deep(public val number: Number?)

    @Struct
    public data class Part(val x: Int)

    @Struct
    public data object Single

    @Struct
    public enum class Grade { A, B }
}

public object Halved : Conversion<Case.Number, Int> {
    override fun toSurrogate(value: Case.Number): Int = value.raw / 2

    override fun fromSurrogate(surrogate: Int): Case.Number = Case.Number(surrogate * 2)
}

/** Properties with the names of what generated code calls members of: outer classes, coders, accessors, views. */
@Struct
public data class HidingProperties(
    val Case: Case.Mood,
    val moods: List<Case.Mood?>,
    val number: Case.Number,
    val deep: Case.Deep,
    val deeps: List<Case.Deep?>,
    val part: Case.Part,
    val parts: List<Case.Part>,
    val single: Case.Single,
    val grade: Case.Grade,
    val grades: Map<Case.Grade, Case.Part?>,
    @Convert(with = Halved::class) val half: Case.Number,

    val Case_PartFlexCoder: Int,
    val Case_PartPackCoder: Int,
    val Case_PartAccessor: Int,
    val Case_PartAccessors: Int,
    val HidingPropertiesFlexCoder: Int,
    val HidingPropertiesAccessor: Int,
    val hidingPropertiesWidths: Int,
    val FlexStruct: Int,
    val FlexEntries: Int,
    val FlexStrings: List<String>,
    val FlexReader: Int,
    val PackReader: Int,
    val PackWriter: Int,
    val PackFields: Int,
    val LocalDate: LocalDate,
    val List: List<Int>,
    val octavo: Int,
    val kotlin: List<LocalDate>,
    val struct: Int,
    val struct_: Int,
    val fields: Int,
    val fields_: Int,
    val Fields: Fields,
    val mapping: Map<String, Case.Part>,
)

/** Properties with the names of packages whose classes are called as this package's. */
@Struct
public data class HidingPackages(
    val octavo: Address,
    val other: octavo.struct.tests.other.Address,
    val others: List<octavo.struct.tests.other.Address?>,
)

/** A class with the name of what coders have inside. */
@Struct
public data class Fields(val fields: Int = 0, val value: Fields? = null)

/** An enum whose companion has what generated code asks for. */
public enum class entries {
    one,
    two,
    ;

    public companion object {
        public val entries: Int = 1
        public fun values(): Int = 1
    }
}

/** Classes with the names of locals and parameters of generated code, and what they hold. */
public class from {
    public enum class mood { good, bad }

    @Struct
    public data class to(val from: mood, val to: Int)

    @Struct
    public data object value

    @JvmInline
    public value class at(public val at: Int)
}

@Struct
public data class to(val x: Int)

@Struct
public data class width(
    val from: from.mood,
    val to: to,
    val inner: from.to,
    val value: from.value,
    val at: from.at,
    val e: entries,
    val es: List<entries>,
)

@Struct
public sealed interface base

@Struct
public data class `it`(val base: base?) : base

@Struct
public data object start : base

@Struct
public data class start_(val own: Int, val at: start) : base

/** Names with blanks and signs. */
@Struct
public data class `two words`(
    val `a b`: Int,
    val `a very long name of a property that does not fit into a line together with all else`: List<String>,
    val `!`: `in`?,
    val `µ-1`: List<`in`>,
)

public enum class `in` { `is`, `as`, `fun fun`, `and more` }

/** Names that differ in nothing but how long they are, or in case. */
@Struct
public data class Similar(
    val `__`: List<Int>,
    val `___`: String?,
    val a: List<Int>,
    val A: Map<String, List<Int>>,
    val A_: Int,
    val b: String,
    val B: List<String?>,
    val BByteLength: Long,
    val cc: Case.Number,
    val CC: List<Case.Part>,
    val Cc: Set<Case.Part>,
    @Convert(with = octavo.struct.tests.Halved::class) val Halved: Case.Number,
)

/** Functions of generated code. */
@Struct
public data class Functions(
    val group0: List<Int>,
    val Group0: Set<Case.Part>,
    val encode: List<Int>,
    val decode: List<Int>,
    val schema: List<Int>,
    val shape: List<Int>,
    val name: List<Int>,
    val `package`: Int,
    val init: Int,
    val field: Int,
    val `this`: Int,
    val `null`: Int?,
    val `__`: List<Int>,
    val `1`: Int,
    val byName: List<Int?>,
    val byPosition: Int,
    val taggedShape: Int,
    val put: List<Int>,
    val hashCode: Int,
    val equals: Int,
    val `toString`: Int,
    val copy: Int,
    val component1: Int,
    val listOf: List<Int>,
    val run: Case.Part,
    val Int: Int,
    val String: String,
    val limits: Int,
    val size: Int,
    val get: Int,
    val elements: List<List<Case.Part>>,
    val entries: Map<String, List<Int>>,
    val index: List<List<Int?>>,
)
public typealias Alias<T> = Map<String, T?>
public typealias Moods = List<Case.Mood>

@Struct
public data class Generic<Case, value>(val Case: Case, val value: value?, val other: Alias<Case>)

@Struct
public data class Generics(val one: Generic<octavo.struct.tests.Case.Part, Moods>, val two: Generic<entries, from.mood?>)

@JvmInline
public value class Wrapped<T>(public val value: T)

@JvmInline
public value class Twice(public val value: Wrapped<Case.Number>)

@Struct
public data class Wraps(
    val a: Twice,
    val b: Twice?,
    val c: Wrapped<Twice?>,
    val d: List<Wrapped<List<Int>>>,
    val e: Map<Twice, Wrapped<Int?>?>,
)

@Struct
public class Constants internal constructor(public val own: Int = OWN, public val next: Int = own + OWN) {
    public companion object {
        public const val OWN: Int = 7
        public const val own: Int = 8
        public val value: Int = 3
    }
    override fun equals(other: Any?): Boolean = other is Constants && other.own == own && other.next == next
    override fun hashCode(): Int = own
}
