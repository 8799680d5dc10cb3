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
import kotlinx.serialization.Serializable
import octavo.struct.Struct
import kotlin.time.Duration
import kotlin.time.Instant
import kotlin.uuid.ExperimentalUuidApi
import kotlin.uuid.Uuid

@Struct
@Serializable
@OptIn(ExperimentalUuidApi::class)
public data class Times(
    val instant: Instant,
    val duration: Duration,
    val uuid: Uuid,
    val date: LocalDate,
    val time: LocalTime,
    val dateTime: LocalDateTime,
    val month: YearMonth,
    val zone: TimeZone,
    val offset: UtcOffset,
    val period: DatePeriod,
    val monthName: Month,
    val day: DayOfWeek,
    val maybe: Instant?,
    val instants: List<Instant>,
)

@Struct
@Serializable
public data class Dates(
    val maybe: LocalDate?,
    val dates: List<LocalDate?>,
    val byTime: Map<LocalTime, LocalDateTime>,
    val maybeDateTime: LocalDateTime?,
)
