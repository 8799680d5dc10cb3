package octavo.struct.tests

import kotlinx.datetime.LocalDate
import kotlinx.serialization.Serializable
import octavo.struct.Struct

/** Properties with the names of types, of which generated code calls members. */
@Struct
@Serializable
@Suppress("ktlint:standard:property-naming", "PropertyName")
public data class TypeNames(
    val Color: Color,
    val second: Color,
    val colors: List<Color>,
    val LocalDate: LocalDate,
    val date: LocalDate?,
    val Point: Point,
    val schema: schema,
    val value: Map<schema, shape?>,
)

/** An enum with the name of a property of coders. */
@Serializable
@Suppress("ktlint:standard:class-naming", "ClassName")
public enum class schema { FIRST, SECOND }

/** Another one, of flex's. */
@Serializable
@Suppress("ktlint:standard:class-naming", "ClassName")
public enum class shape { ROUND, LONG }

/** An enum of which no value takes a bit. */
@Serializable
public enum class Only { ONE, }

/** Collections of nothing but how many there are. */
@Struct
@Serializable
public data class Counts(val list: List<Only>, val set: Set<Only?>, val map: Map<Only, Only>, val nested: List<List<Only>>)
