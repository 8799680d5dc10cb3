package octavo.objects.standard;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.function.Function;

/**
 * Reads times with an offset, parts of dates and periods as they are written. What is written
 * otherwise is left to the JDK, which takes up to ten times as long
 * (benchmarks/findings/objects.md).
 */
final class IsoText {
  private static final int NANO_DIGITS = 9;

  /** Digits of numbers that all are an {@code int}. */
  private static final int MOST_DIGITS = 9;

  private final String text;
  private int at;

  private IsoText(String text) {
    this.text = text;
  }

  static OffsetDateTime toOffsetDateTime(String text) {
    return read(text, it -> OffsetDateTime.of(it.dateTime(), it.offset()), OffsetDateTime::parse);
  }

  static OffsetTime toOffsetTime(String text) {
    return read(text, it -> OffsetTime.of(it.time(), it.offset()), OffsetTime::parse);
  }

  static ZonedDateTime toZonedDateTime(String text) {
    return read(text, IsoText::zonedDateTime, ZonedDateTime::parse);
  }

  static Year toYear(String text, Function<String, Year> other) {
    return read(text, it -> Year.of(it.digits(4)), other);
  }

  static YearMonth toYearMonth(String text, Function<String, YearMonth> other) {
    return read(text, IsoText::yearMonth, other);
  }

  static MonthDay toMonthDay(String text) {
    return read(text, IsoText::monthDay, MonthDay::parse);
  }

  static Period toPeriod(String text) {
    return read(text, IsoText::period, Period::parse);
  }

  private static <T> T read(String text, Function<IsoText, T> usual, Function<String, T> other) {
    try {
      IsoText iso = new IsoText(text);
      T value = usual.apply(iso);
      if (iso.at == text.length()) return value;
    } catch (DateTimeException | IndexOutOfBoundsException e) {
      // The JDK reads it, or says what is wrong.
    }
    return other.apply(text);
  }

  private ZonedDateTime zonedDateTime() {
    LocalDateTime dateTime = dateTime();
    ZoneOffset offset = offset();
    return ZonedDateTime.ofInstant(dateTime, offset, next('[') ? zone() : offset);
  }

  private YearMonth yearMonth() {
    int year = digits(4);
    expect('-');
    return YearMonth.of(year, digits(2));
  }

  private MonthDay monthDay() {
    expect('-');
    expect('-');
    int month = digits(2);
    expect('-');
    return MonthDay.of(month, digits(2));
  }

  private Period period() {
    expect('P');
    if (at == text.length()) throw unusual();
    return Period.of(amount('Y'), amount('M'), amount('D'));
  }

  /** How much there is of a unit: nothing is written if it is nothing. */
  private int amount(char unit) {
    int first = at;
    int sign = next('-') ? -1 : 1;
    int number = 0;
    int start = at;
    while (isDigit()) number = 10 * number + digits(1);
    int count = at - start;
    if (count > 0 && count <= MOST_DIGITS && next(unit)) return sign * number;
    at = first;
    return 0;
  }

  private LocalDateTime dateTime() {
    LocalDate date = date();
    expect('T');
    return LocalDateTime.of(date, time());
  }

  private LocalDate date() {
    int year = digits(4);
    expect('-');
    int month = digits(2);
    expect('-');
    return LocalDate.of(year, month, digits(2));
  }

  private LocalTime time() {
    int hour = digits(2);
    expect(':');
    int minute = digits(2);
    if (!next(':')) return LocalTime.of(hour, minute);
    int second = digits(2);
    return LocalTime.of(hour, minute, second, next('.') ? nanos() : 0);
  }

  private int nanos() {
    int nanos = 0;
    for (int digit = 0; digit < NANO_DIGITS; digit++)
      nanos = 10 * nanos + (isDigit() ? digits(1) : 0);
    return nanos;
  }

  private ZoneOffset offset() {
    if (next('Z')) return ZoneOffset.UTC;
    int sign = next('-') ? -1 : 1;
    if (sign > 0) expect('+');
    int hours = digits(2);
    expect(':');
    int minutes = digits(2);
    int seconds = next(':') ? digits(2) : 0;
    return ZoneOffset.ofHoursMinutesSeconds(sign * hours, sign * minutes, sign * seconds);
  }

  private ZoneId zone() {
    String id = text.substring(at, text.length() - 1);
    ZoneId zone = ZoneId.of(id);
    if (!zone.getId().equals(id)) throw unusual();
    at += id.length();
    expect(']');
    return zone;
  }

  private int digits(int count) {
    int number = 0;
    for (int end = at + count; at < end; at++) {
      if (!isDigit()) throw unusual();
      number = 10 * number + text.charAt(at) - '0';
    }
    return number;
  }

  private boolean isDigit() {
    return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
  }

  private boolean next(char expected) {
    boolean isNext = at < text.length() && text.charAt(at) == expected;
    if (isNext) at++;
    return isNext;
  }

  private void expect(char expected) {
    if (!next(expected)) throw unusual();
  }

  private static DateTimeException unusual() {
    return new DateTimeException("not as it is written");
  }
}
