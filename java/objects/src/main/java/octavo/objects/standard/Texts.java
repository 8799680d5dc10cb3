package octavo.objects.standard;

import static java.time.temporal.ChronoField.MONTH_OF_YEAR;
import static java.time.temporal.ChronoField.YEAR;
import static octavo.objects.standard.Wires.TEXT;

import java.net.URI;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.SignStyle;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import octavo.objects.model.Shape;

/** What has a text of its own. */
final class Texts {
  /** What {@link Year#parse} and {@link YearMonth#parse} read: not all of it is what they write. */
  static final DateTimeFormatter YEARS =
      new DateTimeFormatterBuilder().appendValue(YEAR, 4, 10, SignStyle.EXCEEDS_PAD).toFormatter();

  static final DateTimeFormatter MONTHS =
      new DateTimeFormatterBuilder()
          .append(YEARS)
          .appendLiteral('-')
          .appendValue(MONTH_OF_YEAR, 2)
          .toFormatter();

  static final List<Shape.Converted> SHAPES =
      List.of(
          of(URI.class, URI::create),
          of(ZoneId.class, ZoneId::of),
          of(ZoneOffset.class, ZoneOffset::of),
          of(Period.class, IsoText::toPeriod),
          of(OffsetDateTime.class, IsoText::toOffsetDateTime),
          of(OffsetTime.class, IsoText::toOffsetTime),
          of(ZonedDateTime.class, IsoText::toZonedDateTime),
          of(MonthDay.class, IsoText::toMonthDay),
          of(Currency.class, Currency::getInstance),
          Shape.Converted.of(Year.class, TEXT, Texts::ofYear, Texts::toYear),
          Shape.Converted.of(YearMonth.class, TEXT, Texts::ofYearMonth, Texts::toYearMonth),
          Shape.Converted.ofText(Locale.class, TEXT, Texts::ofLocale, Texts::toLocale));

  private Texts() {}

  private static <T> Shape.Converted of(Class<T> type, Function<String, T> parse) {
    return Shape.Converted.ofText(type, TEXT, Object::toString, parse);
  }

  /** {@link Year#toString} if it has four digits. */
  static String ofYear(Year year) {
    return year.getValue() >= 1000 && year.getValue() <= 9999
        ? year.toString()
        : YEARS.format(year);
  }

  static Year toYear(String text) {
    return IsoText.toYear(text, it -> Year.parse(it, YEARS));
  }

  /** {@link YearMonth#toString} writes no sign before years of more than four digits. */
  static String ofYearMonth(YearMonth month) {
    return month.getYear() <= 9999 ? month.toString() : MONTHS.format(month);
  }

  static YearMonth toYearMonth(String text) {
    return IsoText.toYearMonth(text, it -> YearMonth.parse(it, MONTHS));
  }

  /**
   * {@link Locale#toLanguageTag} would leave out what is wrong; it says nn-NO for no_NO_NY, which
   * is the same.
   */
  private static String ofLocale(Locale locale) {
    String tag = locale.toLanguageTag();
    if (!toLocale(tag).equals(locale)) new Locale.Builder().setLocale(locale); // throws
    return tag;
  }

  /** {@link Locale#forLanguageTag} would leave out what is wrong. */
  private static Locale toLocale(String tag) {
    return new Locale.Builder().setLanguageTag(tag).build();
  }
}
