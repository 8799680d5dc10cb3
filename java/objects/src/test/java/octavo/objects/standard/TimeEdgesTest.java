package octavo.objects.standard;

import static octavo.objects.Engines.typed;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.*;
import java.time.zone.ZoneOffsetTransition;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import octavo.objects.Coder;
import octavo.objects.MismatchException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The first and the last, the shortest and the longest, and the hours that come twice or never. */
class TimeEdgesTest {
  private static final LocalDate FIRST = LocalDate.ofEpochDay(Integer.MIN_VALUE);
  private static final LocalDate LAST = LocalDate.ofEpochDay(Integer.MAX_VALUE);

  private static final List<Object> EDGES =
      List.of(
          FIRST,
          LAST,
          FIRST.atTime(LocalTime.MIN),
          LAST.atTime(LocalTime.MAX),
          Instant.MIN,
          Instant.MAX,
          Instant.EPOCH.minusNanos(1),
          Duration.ofSeconds(Long.MIN_VALUE),
          Duration.ofSeconds(Long.MAX_VALUE, 999_999_999),
          Duration.ofNanos(-1),
          new Date(Long.MIN_VALUE),
          new Date(Long.MAX_VALUE),
          OffsetDateTime.MIN,
          OffsetDateTime.MAX,
          OffsetTime.MIN,
          OffsetTime.MAX,
          OffsetDateTime.of(LocalDateTime.MAX, ZoneOffset.ofTotalSeconds(-3723)),
          LocalDateTime.MIN.atZone(ZoneOffset.MAX),
          LocalDateTime.MAX.atZone(ZoneId.of("UTC+01:00")),
          Year.of(Year.MIN_VALUE),
          Year.of(Year.MAX_VALUE),
          Year.of(0),
          Year.of(10_000),
          YearMonth.of(Year.MIN_VALUE, 1),
          YearMonth.of(Year.MAX_VALUE, 12),
          MonthDay.of(2, 29),
          Period.ZERO,
          Period.of(Integer.MIN_VALUE, Integer.MAX_VALUE, -1),
          ZoneOffset.MIN,
          ZoneOffset.MAX,
          ZoneOffset.ofTotalSeconds(-1),
          ZoneId.of("Z"),
          ZoneId.of("GMT+1"));

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void roundTrips(String engine) {
    for (Object edge : EDGES) {
      Class<?> type =
          edge instanceof ZoneId && !(edge instanceof ZoneOffset) ? ZoneId.class : edge.getClass();
      Coder<Object> coder = typed(engine, type);
      assertEquals(edge, coder.decode(coder.encode(edge)));
    }
  }

  /** Of an hour that comes twice both, with their offsets. */
  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void keepsOffsetsInGapsAndOverlaps(String engine) {
    Coder<ZonedDateTime> coder = typed(engine, ZonedDateTime.class);
    for (String name : List.of("Europe/Paris", "Africa/Monrovia", "Australia/Lord_Howe")) {
      for (ZonedDateTime time : aroundTransitions(ZoneId.of(name)))
        assertEquals(time, coder.decode(coder.encode(time)));
    }
  }

  private static List<ZonedDateTime> aroundTransitions(ZoneId zone) {
    List<ZonedDateTime> times = new ArrayList<>();
    for (ZoneOffsetTransition transition : zone.getRules().getTransitions()) {
      ZonedDateTime first = transition.getInstant().atZone(zone);
      times.addAll(List.of(first, first.minusNanos(1), first.withEarlierOffsetAtOverlap()));
      times.add(
          transition.getDateTimeBefore().minusMinutes(1).atZone(zone).withLaterOffsetAtOverlap());
    }
    return times;
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesMomentsThatNoDateHas(String engine) {
    Coder<Instant> instants = typed(engine, Instant.class);
    Coder<Date> dates = typed(engine, Date.class);
    for (Instant instant :
        List.of(
            Instant.ofEpochMilli(Long.MIN_VALUE).minusMillis(1),
            Instant.ofEpochMilli(Long.MAX_VALUE).plusMillis(1),
            Instant.MIN,
            Instant.ofEpochSecond(Instant.MAX.getEpochSecond()),
            Instant.ofEpochSecond(1, 1))) {
      byte[] message = instants.encode(instant);
      assertThrows(MismatchException.class, () -> dates.decode(message), instant.toString());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void saysWhyDatesAreRefused(String engine) {
    for (LocalDate date :
        List.of(LocalDate.MIN, FIRST.minusDays(1), LAST.plusDays(1), LocalDate.MAX)) {
      Coder<LocalDate> days = typed(engine, LocalDate.class);
      MismatchException e = assertThrows(MismatchException.class, () -> days.encode(date));
      assertEquals(date + ": its days from 1970 take more than 32 bits", e.found());
      Coder<LocalDateTime> times = typed(engine, LocalDateTime.class);
      assertThrows(MismatchException.class, () -> times.encode(date.atStartOfDay()));
    }
  }
}
