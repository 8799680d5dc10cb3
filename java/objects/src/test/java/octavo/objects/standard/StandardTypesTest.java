package octavo.objects.standard;

import static octavo.objects.Engines.typed;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.BitSet;
import java.util.Currency;
import java.util.Date;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import octavo.objects.Coder;
import octavo.objects.Evolving;
import octavo.objects.Faults;
import octavo.objects.MismatchException;
import octavo.objects.OctavoException;
import octavo.objects.Packed;
import octavo.objects.TypeRef;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes of the JDK as fields, elements, keys and roots; over both engines. */
class StandardTypesTest {
  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }

  record Everything(
      UUID id,
      Instant at,
      Duration length,
      LocalDate date,
      LocalTime time,
      LocalDateTime both,
      BigInteger big,
      BigDecimal decimal,
      BitSet bits,
      URI uri,
      ZoneId zone,
      ZoneOffset offset,
      Period period,
      OffsetDateTime offsetTime,
      OffsetTime offsetOnly,
      ZonedDateTime zonedTime,
      Year year,
      YearMonth month,
      MonthDay day,
      Currency currency,
      Locale locale,
      Date old,
      ByteBuffer buffer,
      Optional<String> text,
      Optional<LocalDate> maybeDate,
      Optional<Instant> maybeAt,
      Optional<List<UUID>> ids,
      OptionalInt number,
      OptionalLong wide,
      OptionalDouble exact,
      @Packed(required = true) LocalDate requiredDate,
      @Packed(required = true) URI requiredUri,
      @Packed(fixed = true) LocalDate fixedDate,
      @Packed(shared = true) ZoneId sharedZone,
      List<LocalDate> dates,
      List<URI> uris,
      List<Instant> instants,
      List<Optional<Integer>> numbers,
      List<Optional<String>> texts,
      Map<UUID, BigDecimal> prices,
      Map<URI, Optional<Year>> years,
      LocalTime[] times) {}

  private static final LocalDate DATE = LocalDate.of(2024, 2, 29);
  private static final UUID ID = UUID.fromString("00112233-4455-6677-8899-aabbccddeeff");

  private static Everything everything() {
    Instant instant = Instant.ofEpochSecond(-5, 999_999_999);
    LocalTime time = LocalTime.of(23, 59, 59, 999_999_999);
    LocalDateTime both = LocalDateTime.of(DATE, time);
    return new Everything(
        ID,
        instant,
        Duration.ofNanos(-1),
        DATE,
        time,
        both,
        BigInteger.TEN.pow(40).negate(),
        new BigDecimal("-12.340"),
        BitSet.valueOf(new long[] {1L << 63, 5}),
        URI.create("https://example.org/a?b#c"),
        ZoneId.of("Europe/Zurich"),
        ZoneOffset.ofHoursMinutes(-3, -30),
        Period.of(1, -2, 3),
        OffsetDateTime.of(both, ZoneOffset.UTC),
        OffsetTime.of(time, ZoneOffset.MIN),
        ZonedDateTime.of(both, ZoneId.of("Europe/Zurich")),
        Year.of(5),
        YearMonth.of(12345, 6),
        MonthDay.of(2, 29),
        Currency.getInstance("CHF"),
        Locale.forLanguageTag("de-CH-1996"),
        new Date(-1),
        ByteBuffer.wrap(new byte[] {1, 2, 3}, 1, 2),
        Optional.of(""),
        Optional.of(DATE),
        Optional.empty(),
        Optional.of(List.of(ID)),
        OptionalInt.of(7),
        OptionalLong.empty(),
        OptionalDouble.of(0.5),
        DATE,
        URI.create(""),
        DATE,
        ZoneId.of("UTC"),
        List.of(LocalDate.EPOCH, DATE),
        List.of(URI.create("a:b")),
        List.of(instant, Instant.MAX),
        List.of(Optional.of(1), Optional.empty()),
        List.of(Optional.empty(), Optional.of("x")),
        Map.of(ID, BigDecimal.ONE),
        Map.of(URI.create("a"), Optional.empty()),
        null);
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void roundTripsEverything(String engine) {
    Coder<Everything> coder = typed(engine, Everything.class);
    Everything value = everything();
    byte[] message = coder.encode(value);
    assertEquals(value, coder.decode(message));
    assertArrayEquals(typed("handles", Everything.class).encode(value), message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void followsTheSpecification(String engine) {
    record Some(UUID id, Instant at, LocalDate date, BigDecimal price, Optional<URI> uri) {}
    Coder<Some> coder = typed(engine, Some.class);
    assertEquals(
        "struct(id:[u8;16]?,at:(vi64,vu32)?,date:vi32?,price:(bytes,vi32)?,uri:str?)",
        coder.schema().text());
    Some some =
        new Some(
            ID,
            Instant.ofEpochSecond(1, 2),
            LocalDate.ofEpochDay(-1),
            BigDecimal.valueOf(-1, 2),
            Optional.of(URI.create("a")));
    assertEquals(
        "6700" + "01" + "00112233445566778899aabbccddeeff" + "000202" + "0104ff" + "61",
        hex(coder.encode(some)));
    assertEquals(some, coder.decode(coder.encode(some)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void standsAlone(String engine) {
    Everything all = everything();
    for (Object value :
        List.of(all.id, all.at, all.date, all.big, all.decimal, all.uri, all.bits, all.number)) {
      Coder<Object> coder = typed(engine, value.getClass());
      assertEquals(value, coder.decode(coder.encode(value)));
    }
    Coder<Optional<String>> optional = typed(engine, new TypeRef<Optional<String>>() {}.type());
    assertEquals(Optional.of("a"), optional.decode(optional.encode(Optional.of("a"))));
    assertEquals(Optional.empty(), optional.decode(optional.encode(Optional.empty())));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void takesDecimalsOfAnySize(String engine) {
    Coder<BigDecimal> coder = typed(engine, BigDecimal.class);
    for (int bits = 0; bits < 80; bits++)
      for (int more = -1; more <= 1; more++) {
        BigInteger unscaled = BigInteger.ONE.shiftLeft(bits).add(BigInteger.valueOf(more));
        for (BigInteger number : List.of(unscaled, unscaled.negate())) {
          BigDecimal decimal = new BigDecimal(number, bits - 40);
          assertEquals(decimal, coder.decode(coder.encode(decimal)));
        }
      }
  }

  static class Atoms {
    AtomicInteger number = new AtomicInteger(-3);
    AtomicLong wide = new AtomicLong(1L << 40);
    AtomicBoolean flag = new AtomicBoolean(true);
    List<AtomicBoolean> flags = List.of(new AtomicBoolean(true), new AtomicBoolean());
    AtomicLong none;
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void takesAtomsForTheirValues(String engine) {
    Coder<Atoms> coder = typed(engine, Atoms.class);
    Atoms atoms = coder.decode(coder.encode(new Atoms()));
    assertEquals(-3, atoms.number.get());
    assertEquals(1L << 40, atoms.wide.get());
    assertEquals(true, atoms.flag.get());
    assertEquals(List.of(true, false), atoms.flags.stream().map(AtomicBoolean::get).toList());
    assertEquals(null, atoms.none);
  }

  record Wire<T>(T value) {}

  /** What a program that knows nothing of the class may write in its place. */
  private static void refuses(String engine, Type wire, Object value, Type type, int offset) {
    byte[] message = typed(engine, wire).encode(value);
    Coder<Object> coder = typed(engine, type);
    MismatchException e =
        assertThrows(MismatchException.class, () -> coder.decode(message), type.getTypeName());
    assertEquals(offset, e.offset(), e::getMessage);
    assertEquals("/value", e.path());
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesWhatTheClassesRefuse(String engine) {
    Type text = new TypeRef<Wire<String>>() {}.type();
    Type bytes = new TypeRef<Wire<byte[]>>() {}.type();
    Type number = new TypeRef<Wire<Long>>() {}.type();
    refuses(engine, text, new Wire<>("a b"), new TypeRef<Wire<URI>>() {}.type(), 1);
    refuses(engine, text, new Wire<>("Nowhere/At"), new TypeRef<Wire<ZoneId>>() {}.type(), 1);
    refuses(engine, text, new Wire<>("X"), new TypeRef<Wire<Currency>>() {}.type(), 1);
    refuses(engine, text, new Wire<>("a_"), new TypeRef<Wire<Locale>>() {}.type(), 1);
    refuses(engine, text, new Wire<>("5"), new TypeRef<Wire<Year>>() {}.type(), 1);
    refuses(engine, text, new Wire<>(":"), new TypeRef<Wire<Optional<URI>>>() {}.type(), 1);
    refuses(engine, bytes, new Wire<>(new byte[0]), new TypeRef<Wire<BigInteger>>() {}.type(), 1);
    refuses(engine, bytes, new Wire<>(new byte[2]), new TypeRef<Wire<BigInteger>>() {}.type(), 1);
    refuses(engine, bytes, new Wire<>(new byte[1]), new TypeRef<Wire<BitSet>>() {}.type(), 1);
    refuses(engine, number, new Wire<>(-1L), new TypeRef<Wire<LocalTime>>() {}.type(), 1);
  }

  record At(Instant value) {}

  record Day(LocalDateTime value) {}

  private static MismatchException mismatch(String engine, Type type, String hex) {
    Coder<Object> coder = typed(engine, type);
    return assertThrows(MismatchException.class, () -> coder.decode(HexFormat.of().parseHex(hex)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesPartsThatAreOutOfRange(String engine) {
    // one value, a tuple of widths 1 and 4: no seconds, 2e9 nanoseconds
    MismatchException nanos = mismatch(engine, At.class, "01" + "18" + "00" + "00943577");
    assertEquals(
        "mismatch at byte 1 (/value): expected a java.time.Instant, found [0, 2000000000]: a second"
            + " or more",
        nanos.getMessage());
    MismatchException seconds = mismatch(engine, At.class, "01" + "07" + "feffffffffffffff" + "00");
    assertEquals(1, seconds.offset());
    // a time of -1 ns
    assertEquals("/value", mismatch(engine, Day.class, "01" + "00" + "00" + "01").path());
    assertEquals(0, mismatch(engine, Duration.class, "18" + "00" + "00943577").offset());
    assertEquals(0, mismatch(engine, Date.class, "00" + "00" + "01").offset());
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void saysWhichElementIsRefused(String engine) {
    byte[] message =
        typed(engine, new TypeRef<Wire<List<String>>>() {}.type())
            .encode(new Wire<>(List.of("a", "b c")));
    Coder<Object> coder = typed(engine, new TypeRef<Wire<List<URI>>>() {}.type());
    MismatchException e = assertThrows(MismatchException.class, () -> coder.decode(message));
    assertEquals("/value/1", e.path());
    assertEquals(message.length - 4, e.offset()); // its length, and 3 letters
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesSubclassesOfDate(String engine) {
    Coder<Date> coder = typed(engine, Date.class);
    assertThrows(MismatchException.class, () -> coder.encode(new Date(1) {}));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void takesAllLocalesAndZones(String engine) {
    Coder<Locale> locales = typed(engine, Locale.class);
    for (Locale locale : Locale.getAvailableLocales())
      assertEquals(locale.toLanguageTag(), locales.decode(locales.encode(locale)).toLanguageTag());
    assertThrows(MismatchException.class, () -> locales.encode(new Locale("a_b", "DE")));
    Coder<ZoneId> zones = typed(engine, ZoneId.class);
    for (String id : ZoneId.getAvailableZoneIds())
      assertEquals(ZoneId.of(id), zones.decode(zones.encode(ZoneId.of(id))));
  }

  record Dates(LocalDate date) {}

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesValuesThatTheWireHasNoRoomFor(String engine) {
    Coder<Dates> coder = typed(engine, Dates.class);
    MismatchException e =
        assertThrows(MismatchException.class, () -> coder.encode(new Dates(LocalDate.MAX)));
    assertEquals("/date", e.path());
  }

  record Maybe(Optional<String> text) {}

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesNullForAnOptional(String engine) {
    Coder<Maybe> coder = typed(engine, Maybe.class);
    assertEquals(
        "/text", assertThrows(MismatchException.class, () -> coder.encode(new Maybe(null))).path());
  }

  @Evolving
  static class Grown {
    int id;

    @Packed(since = 1)
    Optional<String> note = Optional.of("note");

    @Packed(since = 1)
    LocalDate date = DATE;
  }

  @Evolving
  static class Small {
    int id;
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void readsWhatOlderProgramsWrite(String engine) {
    Coder<Grown> coder = typed(engine, Grown.class);
    Grown read = coder.decode(typed(engine, Small.class).encode(new Small()));
    assertEquals(Optional.empty(), read.note);
    assertEquals(null, read.date);
    assertEquals(Optional.of("note"), coder.decode(coder.encode(new Grown())).note);
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void survivesHostileInput(String engine) {
    Coder<Everything> coder = typed(engine, Everything.class);
    byte[] message = coder.encode(everything());
    for (int size = 0; size < message.length; size++) {
      byte[] part = java.util.Arrays.copyOf(message, size);
      assertThrows(OctavoException.class, () -> coder.decode(part));
    }
    for (int bit = 0; bit < 8 * message.length; bit++) {
      byte[] changed = message.clone();
      changed[bit / 8] ^= (byte) (1 << bit % 8);
      try {
        coder.decode(changed);
      } catch (OctavoException e) {
        Faults.assertNone(e);
      }
    }
  }
}
