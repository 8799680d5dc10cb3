package octavo.objects.standard;

import static octavo.objects.standard.Wires.*;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Date;
import java.util.List;
import octavo.objects.model.Shape;

/** Moments, and how long it is between them. */
final class Times {
  private static final long NANOS = 1_000_000_000;
  private static final long MILLIS = 1_000;
  private static final long NANOS_OF_MILLI = 1_000_000;

  static final List<Shape.Converted> SHAPES =
      List.of(
          Shape.Converted.of(
              Instant.class, tuple(LONG, UNSIGNED), Times::ofInstant, Times::toInstant),
          Shape.Converted.of(
              Duration.class, tuple(LONG, UNSIGNED), Times::ofDuration, Times::toDuration),
          Shape.Converted.of(Date.class, tuple(LONG, UNSIGNED), Times::ofOld, Times::toDate),
          Shape.Converted.of(LocalDate.class, INT, Times::ofDate, Times::toLocalDate),
          Shape.Converted.of(LocalTime.class, LONG, LocalTime::toNanoOfDay, LocalTime::ofNanoOfDay),
          Shape.Converted.of(
              LocalDateTime.class, tuple(INT, LONG), Times::ofDateTime, Times::toDateTime));

  private Times() {}

  private static Object[] ofInstant(Instant instant) {
    return new Object[] {instant.getEpochSecond(), (long) instant.getNano()};
  }

  private static Instant toInstant(Object[] parts) {
    return Instant.ofEpochSecond((Long) parts[0], nanos(parts[1]));
  }

  private static Object[] ofDuration(Duration duration) {
    return new Object[] {duration.getSeconds(), (long) duration.getNano()};
  }

  private static Duration toDuration(Object[] parts) {
    return Duration.ofSeconds((Long) parts[0], nanos(parts[1]));
  }

  /** The classes would take more than a second of them, and round it up. */
  private static long nanos(Object part) {
    long nanos = (Long) part;
    if (nanos >= NANOS) throw new IllegalArgumentException("a second or more");
    return nanos;
  }

  /** Its subclasses, of java.sql, hold more or less. */
  private static Object[] ofOld(Date date) {
    if (date.getClass() != Date.class)
      throw new IllegalArgumentException("a subclass, " + date.getClass().getName());
    long millis = date.getTime();
    long nanos = Math.floorMod(millis, MILLIS) * NANOS_OF_MILLI;
    return new Object[] {Math.floorDiv(millis, MILLIS), nanos};
  }

  private static Date toDate(Object[] parts) {
    long seconds = (Long) parts[0];
    long nanos = nanos(parts[1]);
    if (nanos % NANOS_OF_MILLI != 0) throw new IllegalArgumentException("less than a millisecond");
    return new Date(millis(seconds, nanos / NANOS_OF_MILLI));
  }

  /** Before 1970 from the second behind: the first one's milliseconds alone are out of range. */
  private static long millis(long seconds, long more) {
    return seconds < 0
        ? Math.addExact(Math.multiplyExact(seconds + 1, MILLIS), more - MILLIS)
        : Math.addExact(Math.multiplyExact(seconds, MILLIS), more);
  }

  private static Integer ofDate(LocalDate date) {
    long days = date.toEpochDay();
    if (days != (int) days)
      throw new IllegalArgumentException("its days from 1970 take more than 32 bits");
    return (int) days;
  }

  private static LocalDate toLocalDate(Integer day) {
    return LocalDate.ofEpochDay(day);
  }

  private static Object[] ofDateTime(LocalDateTime dateTime) {
    return new Object[] {ofDate(dateTime.toLocalDate()), dateTime.toLocalTime().toNanoOfDay()};
  }

  private static LocalDateTime toDateTime(Object[] parts) {
    return LocalDateTime.of(
        toLocalDate((Integer) parts[0]), LocalTime.ofNanoOfDay((Long) parts[1]));
  }
}
