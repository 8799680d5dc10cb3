package octavo.objects.dynamic;

import static octavo.objects.Engines.by;
import static octavo.objects.Engines.typed;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import octavo.objects.Allocated;
import octavo.objects.Coder;
import octavo.objects.Decoder;
import octavo.objects.MalformedException;
import octavo.objects.MalformedKind;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.OctavoBuilder;
import octavo.objects.Packed;
import octavo.objects.TypeRef;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys that are chosen so that comparing them takes long. */
class CollisionsTest {
  static final int MANY = 12_000;

  record Point(int x, int y) {}

  /** All of one hash code. */
  private static Point bad(int index) {
    return new Point(index, -31 * index);
  }

  private static Point good(int index) {
    return new Point(index, index);
  }

  static <T> List<T> list(IntFunction<T> element) {
    List<T> list = new ArrayList<>();
    for (int index = 0; index < MANY; index++) list.add(element.apply(index));
    return list;
  }

  private static <T> Map<T, Integer> map(IntFunction<T> key) {
    Map<T, Integer> map = new LinkedHashMap<>();
    for (int index = 0; index < MANY; index++) map.put(key.apply(index), index);
    return map;
  }

  static void refuses(Decoder<?> decoder, byte[] message) {
    MalformedException e = assertThrows(MalformedException.class, () -> decoder.decode(message));
    assertEquals(MalformedKind.LIMIT, e.kind());
  }

  /** Of that hash code. */
  static List<Object> numbers(int hash) {
    return list(high -> (long) high << 32 | Integer.toUnsignedLong(high ^ hash));
  }

  /** A hash table orders texts, and it orders numbers, but not the ones among the others. */
  @Test
  void refusesKeysOfOneHashCodeAndSeveralClasses() {
    Octavo any = Octavo.builder().allow("nothing").build();
    int hash = text(0).hashCode();
    List<Object> texts = list(CollisionsTest::text);
    List<Object> numbers = numbers(hash);
    for (List<Object> one : List.of(texts, numbers)) {
      assertEquals(Set.of(hash), new HashSet<>(one.stream().map(Object::hashCode).toList()));
      assertEquals(new HashSet<>(one), any.decode(asSet(any, one)));
    }
    List<Object> mixed = new ArrayList<>(texts);
    mixed.addAll(numbers);
    refuses(any, asSet(any, mixed));
    Collections.reverse(mixed);
    refuses(any, asSet(any, mixed));
  }

  private static byte[] asSet(Octavo any, List<Object> elements) {
    byte[] message = any.encode(new ArrayList<>(elements));
    message[0] = any.encode(new HashSet<>(elements.subList(0, 1)))[0];
    return message;
  }

  @Test
  void readsKeysOfSeveralClasses() {
    Octavo any = Octavo.builder().allow("nothing").build();
    Set<Object> keys = new HashSet<>();
    for (int index = 0; index < 100_000; index++) {
      keys.add(index);
      keys.add("text " + index);
      keys.add((long) index);
    }
    assertEquals(keys, any.decode(any.encode(keys)));
  }

  static void refuses(Octavo any, byte[] message) {
    MalformedException e = assertThrows(MalformedException.class, () -> any.decode(message));
    assertEquals(MalformedKind.LIMIT, e.kind());
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesKeysOfOneHashCode(String engine) {
    Coder<List<Point>> lists = typed(engine, new TypeRef<List<Point>>() {}.type());
    Coder<Set<Point>> sets = typed(engine, new TypeRef<Set<Point>>() {}.type());
    refuses(sets, lists.encode(list(CollisionsTest::bad)));
    assertEquals(MANY, sets.decode(lists.encode(list(CollisionsTest::good))).size());
    Coder<Map<Integer, Integer>> numbers =
        typed(engine, new TypeRef<Map<Integer, Integer>>() {}.type());
    assertEquals(MANY, numbers.decode(numbers.encode(map(it -> it))).size());
    Coder<CopyOnWriteArraySet<Point>> copied =
        typed(engine, new TypeRef<CopyOnWriteArraySet<Point>>() {}.type());
    refuses(copied, lists.encode(list(CollisionsTest::good)));
    refusesToWrite(() -> copied.encode(new CopyOnWriteArraySet<>(list(CollisionsTest::good))));
    assertEquals(
        1000, copied.decode(lists.encode(list(CollisionsTest::good).subList(0, 1000))).size());
  }

  /** What cannot be read is not written. */
  private static void refusesToWrite(Executable encode) {
    MismatchException e = assertThrows(MismatchException.class, encode);
    assertTrue(e.expected().endsWith(" comparisons of elements"), e::getMessage);
  }

  @Test
  void writesLargeSetsOfLargeElements() {
    Octavo any = Octavo.builder().build();
    CopyOnWriteArraySet<Object> set = new CopyOnWriteArraySet<>(list(it -> it));
    refusesToWrite(() -> any.encode(set));
    List<Object> message = List.of(new byte[MANY * MANY / 128], set);
    assertEquals(set, ((List<?>) any.decode(any.encode(message))).get(1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesKeysOfMapsOfOneHashCode(String engine) {
    Coder<Map<Point, Integer>> maps = typed(engine, new TypeRef<Map<Point, Integer>>() {}.type());
    Map<Point, Integer> map = map(CollisionsTest::good);
    assertEquals(map, maps.decode(maps.encode(map)));
    Map<Point, Integer> sorted = new TreeMap<>(Comparator.comparingInt(Point::x));
    list(CollisionsTest::bad).forEach(it -> sorted.put(it, 1));
    refuses(maps, maps.encode(sorted));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void refusesWhateverContainerAMessageNames(boolean hasReferences) {
    OctavoBuilder builder = Octavo.builder().allow(Point.class.getName());
    Octavo any = by("emit", () -> (hasReferences ? builder.references() : builder).build());
    byte[] bad = any.encode(list(CollisionsTest::bad));
    for (Container container :
        List.of(Container.HASH_SET, Container.LINKED_HASH_SET, Container.IMMUTABLE_SET)) {
      bad[0] = (byte) container.tag(false);
      refuses(any.coder(), bad);
    }
    byte[] good = any.encode(list(CollisionsTest::good));
    good[0] = (byte) Container.HASH_SET.tag(false);
    assertEquals(new HashSet<>(list(CollisionsTest::good)), any.decode(good));
    good[0] = (byte) Container.COPY_ON_WRITE_SET.tag(false);
    refuses(any.coder(), good);
    byte[] texts = any.encode(map(CollisionsTest::text));
    assertEquals(MANY, ((Map<?, ?>) any.decode(texts)).size());
    texts[0] = (byte) Container.HASHTABLE.tag(false);
    refuses(any.coder(), texts);
  }

  /** Texts of one hash code, which a {@code HashMap} keeps in order. */
  static String text(int index) {
    StringBuilder text = new StringBuilder();
    for (int bit = 0; bit < 14; bit++) text.append((index >> bit & 1) == 0 ? "Aa" : "BB");
    return text.toString();
  }

  /** Lists of one hash code, which differ at their ends alone. */
  private static List<Integer> large(int index) {
    List<Integer> list = new ArrayList<>(Collections.nCopies(1000, 1));
    list.add(index);
    list.add(-31 * index);
    return list;
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesLargeKeysOfOneHashCode(String engine) {
    Coder<List<List<Integer>>> lists = typed(engine, new TypeRef<List<List<Integer>>>() {}.type());
    Coder<Set<List<Integer>>> sets = typed(engine, new TypeRef<Set<List<Integer>>>() {}.type());
    refuses(sets, lists.encode(list(CollisionsTest::large).subList(0, 3000)));
    List<List<Integer>> differing = list(index -> Collections.nCopies(100, index));
    assertEquals(MANY, sets.decode(lists.encode(differing)).size());
  }

  /**
   * Sets of all but one of a few points of one hash code: to tell two sets apart takes as long as
   * to make one.
   */
  private static List<List<Point>> crowded() {
    List<Point> points = list(CollisionsTest::bad).subList(0, 300);
    List<List<Point>> sets = new ArrayList<>();
    for (Point left : points) sets.add(points.stream().filter(it -> it != left).toList());
    return sets;
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesSetsOfFewElementsOfOneHashCode(String engine) {
    Coder<List<List<Point>>> lists = typed(engine, new TypeRef<List<List<Point>>>() {}.type());
    Coder<Set<Set<Point>>> sets = typed(engine, new TypeRef<Set<Set<Point>>>() {}.type());
    refuses(sets, lists.encode(crowded()));
    Set<Set<Point>> spread = new HashSet<>();
    for (int index = 0; index < 300; index++)
      spread.add(new HashSet<>(list(CollisionsTest::good).subList(index, index + 100)));
    assertEquals(spread, sets.decode(sets.encode(spread)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesFewLargeKeysOfOneHashCode(String engine) {
    Coder<List<List<Integer>>> lists = typed(engine, new TypeRef<List<List<Integer>>>() {}.type());
    Coder<Set<List<Integer>>> sets = typed(engine, new TypeRef<Set<List<Integer>>>() {}.type());
    refuses(sets, lists.encode(list(CollisionsTest::large).subList(0, 1000)));
    List<List<Integer>> differing = list(index -> Collections.nCopies(1000, index));
    assertEquals(1000, sets.decode(lists.encode(differing.subList(0, 1000))).size());
  }

  /**
   * A set of a set, and so on, of one text: its parts are hashed at every level when it is
   * compared.
   */
  private static Object nested(int index) {
    Object key = text(index);
    for (int depth = 0; depth < 60; depth++) key = new HashSet<>(Set.of(key));
    return key;
  }

  @Test
  void refusesFewSetsOfOneElementInOneAnother() {
    Octavo any = by("emit", () -> Octavo.builder().build());
    byte[] message = any.encode(IntStream.range(0, 1024).mapToObj(CollisionsTest::nested).toList());
    message[0] = (byte) Container.HASH_SET.tag(false);
    refuses(any.coder(), message);
  }

  /**
   * Lists of two numbers, each of two of the one before, so that the last one has more values than
   * can be counted.
   */
  private static List<Object> doubling(int times) {
    List<Object> lists = new ArrayList<>();
    Object last = new ArrayList<>(List.of(1, 2));
    for (int time = 0; time < times; time++) {
      lists.add(last);
      last = new ArrayList<>(List.of(last, last));
    }
    lists.add(last);
    return lists;
  }

  @Test
  void refusesToHashMoreThanCanBeCounted() {
    Octavo any = by("emit", () -> Octavo.builder().references().build());
    List<Object> message = doubling(62);
    int at = any.encode(message).length;
    message.add(new ArrayList<>(List.of(message.get(62))));
    byte[] bytes = any.encode(message);
    bytes[at] = (byte) Container.HASH_SET.tag(false);
    refuses(any.coder(), bytes);
  }

  @Test
  void countsNoValuesBehindKeys() {
    Octavo any = by("emit", () -> Octavo.builder().references().build());
    List<Object> message = doubling(57);
    Map<Object, Object> map = new LinkedHashMap<>();
    for (int index = 0; index < 29; index++)
      map.put(List.of(index, -31 * index), index == 28 ? message.get(57) : 0);
    message.add(map);
    List<?> read = (List<?>) any.decode(any.encode(message));
    assertEquals(29, ((Map<?, ?>) read.get(58)).size());
  }

  record Listed(@Packed(columns = true) List<Point> points) {}

  record Unlike(@Packed(columns = true) Set<Point> points) {}

  @Test
  void refusesElementsOfOneHashCodeInColumns() {
    Coder<Listed> lists = Octavo.typed(Listed.class);
    Coder<Unlike> sets = Octavo.typed(Unlike.class);
    refuses(sets, lists.encode(new Listed(list(CollisionsTest::bad))));
    byte[] good = lists.encode(new Listed(list(CollisionsTest::good)));
    assertEquals(MANY, sets.decode(good).points().size());
  }

  @Test
  void refusesSharedKeysOfOneHashCode() {
    List<List<Object>> keys = new ArrayList<>();
    List<Integer> one = Collections.nCopies(10_000, 1);
    List<List<Integer>> equal = List.of(new ArrayList<>(one), new ArrayList<>(one));
    for (int index = 0; index < 1000; index++)
      keys.add(List.of(equal.get(index & 1), index, -31 * index));
    Octavo any = by("emit", () -> Octavo.builder().references().build());
    byte[] message = any.encode(keys);
    assertEquals(keys, any.decode(message));
    message[0] = (byte) Container.HASH_SET.tag(false);
    assertTrue(message.length < 80_000, message.length + " bytes");
    refuses(any.coder(), message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void readsListsThatCopyOnWriteAtOnce(String engine) {
    Coder<Collection<Integer>> coder =
        typed(engine, new TypeRef<CopyOnWriteArrayList<Integer>>() {}.type());
    byte[] message = coder.encode(new CopyOnWriteArrayList<>(list(it -> it)));
    long allocated = Allocated.by(() -> assertEquals(MANY, coder.decode(message).size()));
    assertTrue(allocated < 100L * MANY, allocated + " bytes");
  }

  /** Each as long as the others, of which every second is one digit and zeros. */
  private static List<BigDecimal> decimals(int count, int size) {
    List<BigDecimal> decimals = new ArrayList<>();
    for (int index = 0; index < count; index++) {
      BigInteger digits = BigInteger.ONE.shiftLeft(8 * size).add(BigInteger.valueOf(index));
      int length = (int) (digits.bitLength() * Math.log10(2)) + 1;
      decimals.add(
          index % 2 == 0 ? new BigDecimal(digits, length) : new BigDecimal("0." + (index % 9 + 1)));
    }
    return decimals;
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesToCompareManyLargeNumbers(String engine) {
    Coder<List<BigDecimal>> lists = typed(engine, new TypeRef<List<BigDecimal>>() {}.type());
    byte[] large = lists.encode(decimals(40, 100_000));
    refuses(typed(engine, new TypeRef<SortedSet<BigDecimal>>() {}.type()), large);
    refuses(typed(engine, new TypeRef<PriorityQueue<BigDecimal>>() {}.type()), large);
    Coder<Set<BigDecimal>> sets = typed(engine, new TypeRef<Set<BigDecimal>>() {}.type());
    assertEquals(new HashSet<>(decimals(40, 100_000)), sets.decode(large));
    Octavo any = by(engine, () -> Octavo.builder().build());
    byte[] message = any.encode(decimals(40, 100_000));
    message[0] = (byte) Container.TREE_SET.tag(false);
    refuses(any.coder(), message);
    Coder<SortedSet<BigDecimal>> sorted =
        typed(engine, new TypeRef<SortedSet<BigDecimal>>() {}.type());
    assertEquals(
        new TreeSet<>(decimals(1000, 300)), sorted.decode(lists.encode(decimals(1000, 300))));
  }

  /** Of one hash code: 31 times that of the number, and the scale. */
  private static BigDecimal alike(int index) {
    BigInteger high = BigInteger.valueOf(index + 1).shiftLeft(8 * 50_000);
    int scale = 31 * index;
    int low = -high.hashCode() - index;
    return new BigDecimal(high.add(BigInteger.valueOf(Integer.toUnsignedLong(low))), scale);
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesToCompareLargeNumbersOfOneHashCode(String engine) {
    Map<BigDecimal, Integer> map = new LinkedHashMap<>();
    for (int index = 0; index < 40; index++) map.put(alike(index), index);
    assertEquals(1, map.keySet().stream().map(BigDecimal::hashCode).distinct().count());
    Coder<Map<BigDecimal, Integer>> maps =
        typed(engine, new TypeRef<Map<BigDecimal, Integer>>() {}.type());
    refuses(maps, maps.encode(map));
  }
}
