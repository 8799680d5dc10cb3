package octavo.objects.standard;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.time.LocalDate;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Times, parts of dates and periods are read from any text as the JDK reads it. */
class IsoTextTest {
  private static final String UNUSUAL =
      """
      2024-01-02t03:04:05z
      2024-01-02T03:04:05.1Z
      2024-01-02T03:04:05.123456789Z
      2024-01-02T03:04:05.1234567890Z
      2024-01-02T03:04:05.Z
      2024-01-02T03:04:05+01
      2024-01-02T03:04:05+0100
      2024-01-02T03:04-00:00
      2024-01-02T03:04+18:00
      2024-01-02T03:04+18:01
      2024-01-02T03:04+01:60
      2024-01-02T24:00Z
      2024-01-02T23:59:60Z
      2023-02-29T00:00Z
      +12024-01-02T03:04Z
      -0001-01-02T03:04Z
      2024-01-02T03:04
      2024-01-02T03:04Z[UTC]
      2024-01-02T03:04+05:00[Europe/Berlin]
      2024-03-31T02:30+01:00[Europe/Berlin]
      2024-10-27T02:30+01:00[Europe/Berlin]
      2024-01-02T03:04+01:00[UTC+01:00]
      2024-01-02T03:04+01:00[UTC+1]
      2024-01-02T03:04+01:00[+01:00]
      2024-01-02T03:04Z[Z]
      2024-01-02T03:04Z[GMT0]
      2024-01-02T03:04Z[Nowhere/Atall]
      2024-01-02T03:04Z[]
      2024-01-02T03:04Z[
      2024-01-02T03:04Z[UTC]x
      2024-01-02T03:04Z]
      03:04Z
      03:04:05.5+01:00
      03:04:05,5+01:00
      3:04Z
      ٠٣:04Z
      """;

  private static final String UNUSUAL_PARTS =
      """
      0000
      999
      01000
      +1000
      +10000
      -0001
      ٢٠٢٤
      2024-13
      2024-00
      2024-1
      2024-010
      +10000-01
      -0001-01
      --02-29
      --02-30
      --13-01
      --1-01
      -02-29
      P
      P0D
      P-
      PD
      P5
      P1Y2M3D
      P-1Y-2M-3D
      -P1Y
      P+1Y
      p1y
      P1M1Y
      P1Y1Y
      P1W
      P1Y2W
      P007D
      P999999999Y
      P1000000000Y
      P2147483647D
      P-2147483648D
      P2147483648D
      P9999999999999999999D
      P1D
      P1D\s
      """;

  @Test
  void readsAsTheJdk() {
    List<String> texts = new ArrayList<>(UNUSUAL.lines().toList());
    texts.add("");
    Random random = new Random(1);
    for (String id : ZoneId.getAvailableZoneIds()) add(texts, ZoneId.of(id), random);
    for (int round = 0; round < 2000; round++) {
      int seconds = random.nextInt(36 * 3600 + 1) - 18 * 3600;
      ZoneOffset offset = ZoneOffset.ofTotalSeconds(seconds >> random.nextInt(17));
      add(texts, random.nextBoolean() ? offset : ZoneId.ofOffset("GMT", offset), random);
    }
    for (String text : texts) {
      agree(text, OffsetDateTime::parse, IsoText::toOffsetDateTime);
      agree(text, OffsetTime::parse, IsoText::toOffsetTime);
      agree(text, ZonedDateTime::parse, IsoText::toZonedDateTime);
    }
  }

  @Test
  void readsPartsAsTheJdk() {
    List<String> texts = new ArrayList<>(UNUSUAL_PARTS.lines().toList());
    texts.add("");
    Random random = new Random(1);
    for (int round = 0; round < 2000; round++) {
      int year = random.nextInt() >> random.nextInt(30) + 1;
      LocalDate date = LocalDate.of(year % Year.MAX_VALUE, 2, 1).plusDays(random.nextInt(400));
      add(texts, Texts.YEARS.format(date), random);
      add(texts, Texts.MONTHS.format(date), random);
      add(texts, MonthDay.from(date).toString(), random);
      add(texts, Period.of(year, date.getMonthValue() - 6, -year).toString(), random);
    }
    for (String text : texts) {
      agree(text, it -> Year.parse(it, Texts.YEARS), Texts::toYear);
      agree(text, it -> YearMonth.parse(it, Texts.MONTHS), Texts::toYearMonth);
      agree(text, MonthDay::parse, IsoText::toMonthDay);
      agree(text, Period::parse, IsoText::toPeriod);
    }
  }

  @Test
  void writesYearsWithFourDigitsOrASign() {
    for (int year = -11_000; year < 11_000; year++) {
      assertEquals(Texts.YEARS.format(Year.of(year)), Texts.ofYear(Year.of(year)));
      YearMonth month = YearMonth.of(year, 7);
      assertEquals(Texts.MONTHS.format(month), Texts.ofYearMonth(month));
    }
  }

  /** A time of any year. */
  private static void add(List<String> texts, ZoneId zone, Random random) {
    int nanos = random.nextBoolean() ? 0 : random.nextInt(1000) * 1_000_000 + random.nextInt(2);
    long second = (random.nextLong() >> 26) - (random.nextBoolean() ? 0 : 62_000_000_000L);
    String text = Instant.ofEpochSecond(second, nanos).atZone(zone).toString();
    add(texts, text, random);
    texts.add(text.substring(text.indexOf('T') + 1));
  }

  /** A text, and the same with another character. */
  private static void add(List<String> texts, String text, Random random) {
    int at = random.nextInt(text.length());
    char other = text.charAt(random.nextInt(text.length()));
    texts.add(text);
    texts.add(text.substring(0, at) + other + text.substring(at + 1));
  }

  private static <T> void agree(
      String text, Function<String, T> expected, Function<String, T> read) {
    assertEquals(outcome(text, expected), outcome(text, read), text);
  }

  private static Object outcome(String text, Function<String, ?> read) {
    try {
      return read.apply(text);
    } catch (RuntimeException e) {
      return e.toString();
    }
  }
}
