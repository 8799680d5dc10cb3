package octavo.objects.typed;

import static octavo.objects.Engines.typed;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import octavo.objects.Coder;
import octavo.objects.Decoder;
import octavo.objects.Evolving;
import octavo.objects.Faults;
import octavo.objects.MalformedException;
import octavo.objects.OctavoException;
import octavo.objects.Packed;
import octavo.objects.TypeRef;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Generated classes and handles write the same bytes, and refuse the same ones alike. */
class EnginesTest {
  enum Color {
    RED,
    GREEN,
    BLUE
  }

  record Point(int x, String name) {}

  /** Whose fields came in three versions. */
  @Evolving
  record Grown(
      int id,
      @Packed(shared = true) String text,
      @Packed(since = 1) double price,
      @Packed(since = 1, shared = true) String note,
      @Packed(since = 1, required = true) String name,
      @Packed(since = 2, required = true) List<Color> colors,
      @Packed(since = 2) Optional<Integer> size,
      @Packed(since = 2) boolean isLast) {}

  @Evolving
  static final class Older {
    int id = 7;

    @Packed(shared = true)
    String text = "shared";

    @Packed(since = 1)
    long count = 1;
  }

  /** The first version had no fields. */
  @Evolving
  record Late(@Packed(since = 1) int x, @Packed(since = 2) String y) {}

  static final class Holder {

    List<Grown> grown =
        List.of(
            new Grown(1, "a", 1.5, "b", "", List.of(), Optional.empty(), true),
            new Grown(-300, "b", -0.0, "a", "c", List.of(Color.BLUE), Optional.of(4), false));
    Map<String, Older> older = map("k", new Older());
    int[] ints = {1, -300, 70000, Integer.MIN_VALUE};
    int[] none = {};
    long[] longs = {1, -2, Long.MAX_VALUE};
    boolean[] flags = {true, false, true, true, false, false, true, false, true};
    short[] shorts = {1, -1};
    char[] letters = {'a', '\u00e9', '\uffff'};
    float[] floats = {1, Float.NaN};
    double[] doubles = {1, -0.0};

    @Packed(fixed = true)
    int[] whole = {1, -2};

    @Packed(fixed = true)
    long[] wholes = {1, -2};

    double[][] grid = {{1}, {}, {2, 3}};
    int[][][] cube = {{{1}, {2, 3}}, {}};
    byte[][] octets = {{1}, {}};
    String[] texts = {"a", "", "\u00e9\u2013"};
    @Nullable String[] gaps = {"a", null, "b", null, null, null, null, null, "c"};
    Integer[] boxes = {1, -70000};
    Double[] exact = {1.5};
    Color[] colors = {Color.GREEN, Color.BLUE};
    Point[] points = {new Point(1, "p"), new Point(2, null)};
    UUID[] ids = {new UUID(1, 2)};
    Instant[] moments = {Instant.EPOCH, Instant.ofEpochSecond(1, 2)};
    LocalDate[] days = {LocalDate.EPOCH};
    @Nullable LocalDate[] daysOrNot = {
      null, LocalDate.EPOCH, null, LocalDate.MIN.withYear(-40_000)
    };
    LocalTime[] hours = {LocalTime.MIN, LocalTime.MAX};
    BigDecimal[] prices = {BigDecimal.TEN, new BigDecimal("-0.01"), BigDecimal.TEN.pow(30)};
    List<@Nullable Instant> momentsOrNot = Arrays.asList(null, Instant.MAX, Instant.EPOCH);
    Set<LocalDate> holidays = Set.of(LocalDate.EPOCH);
    boolean[] week = {true, false, true, true, false, false, true};
    boolean[] octet = {false, true, true, false, true, false, false, true};
    List<Double> numbers = List.of(1.5, 2.5);
    List<Short> small = List.of((short) 1);
    List<Boolean> answers = List.of(true, false, true);
    List<Color> hues = List.of(Color.RED, Color.BLUE);
    List<@Nullable Double> readings = Arrays.asList(1.5, null);
    List<@Nullable Integer> marks = Arrays.asList(1, null, 3);
    List<@Nullable Point> places = Arrays.asList(null, new Point(3, "q"));
    List<@Nullable Long> moments64 = Arrays.asList(null, 1L << 50, null);
    @Nullable Integer[] boxesOrNot = {null, 3, -70000, null, null, null, null, null, 9, null};
    List<@Nullable Integer> nothing = Arrays.asList(null, null);
    List<OptionalInt> sizes = List.of(OptionalInt.empty(), OptionalInt.of(-300), OptionalInt.of(1));
    OptionalDouble[] ratios = {OptionalDouble.of(1.5), OptionalDouble.empty()};
    Optional<Point>[] spots = spots();
    List<Boolean> many = java.util.Collections.nCopies(17, true);
    CopyOnWriteArrayList<String> copied = new CopyOnWriteArrayList<>(List.of("a", "b"));
    CopyOnWriteArrayList<Integer> counted = new CopyOnWriteArrayList<>(List.of(1, 300));
    ConcurrentHashMap<String, String> replaced = new ConcurrentHashMap<>(map("a", "b", "c", "d"));
    ConcurrentMap<Integer, Point> moved = new ConcurrentHashMap<>(map(1, new Point(1, "m")));
    List<Optional<String>> maybe = List.of(Optional.of("x"), Optional.empty());
    List<UUID> keys = List.of(new UUID(3, 4));
    List<int[]> rows = List.of(new int[] {1}, new int[0]);
    Map<String, String> words = map("a", "b", "", "c");
    Map<Integer, String> names = map(1, "one", -300, "minus");
    Map<String, Double> rates = map("a", 1.5, "b", -2.0);
    Map<Long, Point> byId = map(1L << 40, new Point(4, "r"));
    Map<Color, Boolean> seen = map(Color.GREEN, true, Color.RED, false);
    Map<UUID, LocalDate> since = map(new UUID(5, 6), LocalDate.EPOCH.plusDays(400));
    Map<String, @Nullable Integer> counts = map("a", 1, "b", null);
    Map<Short, Map<Byte, float[]>> nested = map((short) 1, map((byte) 2, new float[] {1}));
    Map<Point, List<String>> tags = map(new Point(1, "k"), List.of("x"));
    Map<String, Optional<Integer>> options = map("a", Optional.of(1), "b", Optional.empty());
    Map<Integer, byte[]> blobs = map(1, new byte[] {1, 2});
    Map<Character, Instant> times = map('c', Instant.ofEpochSecond(-1, 5));
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // there is no array of them
  private static Optional<Point>[] spots() {
    return new Optional[] {Optional.empty(), Optional.of(new Point(5, "s"))};
  }

  private static <K, V> Map<K, V> map(K key, V value) {
    return new LinkedHashMap<>(java.util.Collections.singletonMap(key, value));
  }

  private static <K, V> Map<K, V> map(K key, V value, K other, V next) {
    Map<K, V> map = map(key, value);
    map.put(other, next);
    return map;
  }

  /** All fields, each in an array: what is in it is compared in depth. */
  private static Map<String, Object[]> parts(Object value) {
    Map<String, Object[]> parts = new HashMap<>();
    for (var field : value.getClass().getDeclaredFields()) {
      try {
        parts.put(field.getName(), new Object[] {field.get(value)});
      } catch (IllegalAccessException e) {
        throw new IllegalStateException(e);
      }
    }
    return parts;
  }

  private static boolean same(Object one, Object other) {
    if (one instanceof Map<?, ?> map && other instanceof Map<?, ?> second)
      return map.size() == second.size()
          && map.keySet().stream().allMatch(it -> same(map.get(it), second.get(it)));
    if (one instanceof List<?> list && other instanceof List<?> second)
      return same(list.toArray(), second.toArray());
    if (one instanceof Object[] array && other instanceof Object[] second) {
      if (array.length != second.length) return false;
      for (int index = 0; index < array.length; index++)
        if (!same(array[index], second[index])) return false;
      return true;
    }
    if (one instanceof Holder && other instanceof Holder
        || one instanceof Older && other instanceof Older) return same(parts(one), parts(other));
    return Objects.deepEquals(one, other);
  }

  @Test
  void roundTrips() {
    for (String engine : List.of("emit", "handles")) {
      Coder<Holder> coder = typed(engine, Holder.class);
      Map<String, Object[]> parts = parts(coder.decode(coder.encode(new Holder())));
      parts(new Holder())
          .forEach((name, part) -> assertTrue(same(part, parts.get(name)), engine + " " + name));
    }
  }

  @Test
  void writeTheSameBytes() {
    byte[] expected = typed("handles", Holder.class).encode(new Holder());
    assertArrayEquals(expected, typed("emit", Holder.class).encode(new Holder()));
  }

  /** What comes of a message: a value, or an error's kind, offset and path. */
  static Object outcome(Decoder<Object> coder, byte[] message) {
    try {
      return coder.decode(message);
    } catch (MalformedException e) {
      return List.of(e.kind(), e.offset(), e.path());
    } catch (OctavoException e) {
      Faults.assertNone(e);
      return List.of(e.getClass(), e.offset(), e.path());
    }
  }

  private static void compare(Type type, Object value) {
    Coder<Object> emit = typed("emit", type);
    Coder<Object> handles = typed("handles", type);
    byte[] message = handles.encode(value);
    assertArrayEquals(message, emit.encode(value));
    for (byte[] other : changed(message)) {
      Object one = outcome(emit, other);
      Object two = outcome(handles, other);
      if (!same(one, two))
        assertEquals(two, one, () -> type + " " + java.util.HexFormat.of().formatHex(other));
    }
  }

  /** The message cut off at each byte, and with each bit turned. */
  static List<byte[]> changed(byte[] message) {
    List<byte[]> changed = new ArrayList<>();
    for (int size = 0; size < message.length; size++) changed.add(Arrays.copyOf(message, size));
    for (int at = 0; at < message.length; at++)
      for (int bit = 0; bit < 8; bit++) {
        byte[] other = message.clone();
        other[at] ^= (byte) (1 << bit);
        changed.add(other);
      }
    return changed;
  }

  @Test
  void refuseTheSameMessages() throws Exception {
    for (var field : Holder.class.getDeclaredFields()) {
      boolean isTuned =
          field.isAnnotationPresent(Packed.class)
              || field.getAnnotatedType().toString().contains("Nullable");
      if (!isTuned) compare(field.getGenericType(), field.get(new Holder()));
    }
    compare(Holder.class, new Holder());
  }

  /** A field of each kind. */
  record AllKinds(
      byte octet,
      short small,
      char letter,
      int number,
      long big,
      float single,
      double exact,
      boolean flag,
      String text,
      byte[] bytes,
      Color color,
      @Packed(fixed = true) Integer whole,
      Integer box,
      Double ratio,
      Boolean answer,
      @Packed(required = true) String name,
      @Packed(required = true) Color hue,
      @Packed(shared = true) String word,
      @Packed(shared = true) String again,
      Point point,
      List<Point> points,
      Map<String, Point> places,
      UUID id,
      Optional<LocalDate> day,
      int kept) {}

  record Last(@Packed(shared = true) String again, int kept) {}

  @Test
  void passOverTheSameFields() {
    AllKinds value =
        new AllKinds(
            (byte) 1,
            (short) 2,
            'c',
            300,
            1L << 40,
            1.5f,
            2.5,
            true,
            "a text of 17 bytes",
            new byte[] {1},
            Color.BLUE,
            7,
            null,
            3.5,
            false,
            "",
            Color.GREEN,
            "w",
            "w",
            new Point(1, "p"),
            List.of(new Point(2, "q")),
            map("k", new Point(3, "r")),
            new UUID(1, 2),
            Optional.of(LocalDate.EPOCH),
            9);
    Coder<Object> writer = typed("handles", AllKinds.class);
    Decoder<Object> emit = typed("emit", Last.class).reading(writer.schema());
    Decoder<Object> handles = typed("handles", Last.class).reading(writer.schema());
    byte[] message = writer.encode(value);
    assertEquals(new Last("w", 9), emit.decode(message));
    for (byte[] other : changed(message))
      assertEquals(outcome(handles, other), outcome(emit, other));
  }

  @Test
  void refuseTheSameValues() {
    Holder holder = new Holder();
    List<Function<Holder, Object>> changes =
        List.of(
            it -> it.texts = new String[] {"a", null},
            it -> it.points = new Point[] {null},
            it -> it.grid = new double[][] {{1}, null},
            it -> it.boxes = new Integer[] {1, null},
            it -> it.numbers = Arrays.asList(1.0, null),
            it -> it.words = map("a", "b", "c", null),
            it -> it.names = map(1, null),
            it -> it.rates = map(null, 1.0),
            it -> it.byId = map(1L, null),
            it -> it.answers = Arrays.asList(true, null),
            it -> it.maybe = Arrays.asList(Optional.empty(), null),
            it -> it.copied = new CopyOnWriteArrayList<>(new String[] {"a", null}),
            it -> it.colors = new Color[] {null});
    for (Function<Holder, Object> change : changes) {
      Holder broken = new Holder();
      change.apply(broken);
      assertEquals(refusal("handles", broken), refusal("emit", broken));
    }
    assertEquals("", refusal("emit", holder));
  }

  private static String refusal(String engine, Holder holder) {
    try {
      typed(engine, Holder.class).encode(holder);
      return "";
    } catch (OctavoException e) {
      return e.getMessage();
    }
  }

  @Test
  void takeLargeArrays() {
    int[] ints = new int[100_000];
    Arrays.setAll(ints, it -> it);
    double[] doubles = new double[100_000];
    Arrays.setAll(doubles, it -> it);
    String[] texts = new String[100_000];
    Arrays.setAll(texts, Integer::toString);
    for (Object array : List.of(ints, doubles, texts)) {
      Coder<Object> emit = typed("emit", array.getClass());
      byte[] message = emit.encode(array);
      assertArrayEquals(typed("handles", array.getClass()).encode(array), message);
      assertTrue(Objects.deepEquals(array, emit.decode(message)));
    }
    Type type = new TypeRef<Map<Integer, String>>() {}.type();
    Map<Integer, String> map = new HashMap<>();
    for (int index = 0; index < 100_000; index++) map.put(index, texts[index]);
    assertEquals(map, typed("emit", type).decode(typed("emit", type).encode(map)));
  }

  @Test
  void writeAClassWhoseFirstVersionHadNoFields() {
    Coder<Late> emitted = typed("emit", Late.class);
    for (Late late : List.of(new Late(1, "a"), new Late(-70000, null))) {
      byte[] message = typed("handles", Late.class).encode(late);
      assertArrayEquals(message, emitted.encode(late));
      assertEquals(late, emitted.decode(message));
    }
    assertEquals(new Late(0, null), emitted.decode(new byte[] {1, 0}));
  }
}
