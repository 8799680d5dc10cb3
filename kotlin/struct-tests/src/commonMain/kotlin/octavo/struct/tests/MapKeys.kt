package octavo.struct.tests

import kotlinx.datetime.LocalDate
import kotlinx.serialization.Serializable
import octavo.struct.Struct
import kotlin.time.Instant

/** Maps with keys that have a text, and with keys that may be null. */
@Struct
@Serializable
public data class MapKeys(
    val byInstant: Map<Instant, Int>,
    val byDate: Map<LocalDate, Int>,
    val bySpot: Map<Spot, Int>,
    val byLabel: Map<Label, Int>,
    val byNullable: Map<String?, Int>,
    val byNullableId: Map<UserId?, Int>,
    val byNullableColor: Map<Color?, Int>,
    val byFloat: Map<Float, Int>,
)
