package octavo.objects.standard;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Times are read from any text as the JDK reads it. */
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

  /** A time of any year, and the same with another character. */
  private static void add(List<String> texts, ZoneId zone, Random random) {
    int nanos = random.nextBoolean() ? 0 : random.nextInt(1000) * 1_000_000 + random.nextInt(2);
    long second = (random.nextLong() >> 26) - (random.nextBoolean() ? 0 : 62_000_000_000L);
    String text = Instant.ofEpochSecond(second, nanos).atZone(zone).toString();
    int at = random.nextInt(text.length());
    char other = text.charAt(random.nextInt(text.length()));
    texts.add(text);
    texts.add(text.substring(0, at) + other + text.substring(at + 1));
    texts.add(text.substring(text.indexOf('T') + 1));
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
