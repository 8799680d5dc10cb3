package octavo.objects.dynamic;

import static octavo.objects.Engines.by;
import static octavo.objects.Engines.typed;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import octavo.objects.Coder;
import octavo.objects.Decoder;
import octavo.objects.MalformedException;
import octavo.objects.MalformedKind;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.Packed;
import octavo.objects.TypeRef;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys of a few bytes that refer to long texts, which take long to compare. */
class SharedTextCollisionsTest {
  private static final String LONG = "long".repeat(1 << 14);

  /** Two that are alike up to their ends; their hash codes differ by one. */
  private static final List<String> ALIKE = List.of(LONG + "a", LONG + "b");

  record Sign(@Packed(shared = true) String text, int x, int y) implements Comparable<Sign> {
    @Override
    public int compareTo(Sign other) {
      int order = text.compareTo(other.text);
      return order == 0 ? Integer.compare(x, other.x) : order;
    }
  }

  /** All of one hash code. */
  private static Sign sign(int index) {
    return new Sign(ALIKE.get(index % 2), index, y(index));
  }

  private static int y(int index) {
    return -31 * index - 961 * (index % 2);
  }

  private static <T> List<T> list(int count, IntFunction<T> element) {
    return IntStream.range(0, count).mapToObj(element).toList();
  }

  private static void refuses(Decoder<?> decoder, byte[] message) {
    MalformedException e = assertThrows(MalformedException.class, () -> decoder.decode(message));
    assertEquals(MalformedKind.LIMIT, e.kind());
    assertTrue(e.expected().endsWith(" comparisons of keys"), e::getMessage);
  }

  private static byte[] signs(String engine, int count) {
    Coder<List<Sign>> lists = typed(engine, new TypeRef<List<Sign>>() {}.type());
    return lists.encode(list(count, SharedTextCollisionsTest::sign));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesKeysOfOneHashCode(String engine) {
    refuses(typed(engine, new TypeRef<Set<Sign>>() {}.type()), signs(engine, 1500));
    Coder<Map<Sign, Integer>> maps = typed(engine, new TypeRef<Map<Sign, Integer>>() {}.type());
    Map<Sign, Integer> sorted = new TreeMap<>();
    for (int index = 0; index < 1500; index++) sorted.put(sign(index), 1);
    refuses(maps, maps.encode(sorted));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesManySetsOfFewElements(String engine) {
    Coder<List<List<Sign>>> lists = typed(engine, new TypeRef<List<List<Sign>>>() {}.type());
    byte[] message = lists.encode(list(30, it -> list(120, SharedTextCollisionsTest::sign)));
    refuses(typed(engine, new TypeRef<List<Set<Sign>>>() {}.type()), message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesWhatIsInOrder(String engine) {
    refuses(typed(engine, new TypeRef<SortedSet<Sign>>() {}.type()), signs(engine, 12_000));
    refuses(typed(engine, new TypeRef<PriorityQueue<Sign>>() {}.type()), signs(engine, 12_000));
    Coder<Map<Sign, Integer>> maps = typed(engine, new TypeRef<TreeMap<Sign, Integer>>() {}.type());
    Map<Sign, Integer> map = new TreeMap<>();
    for (int index = 0; index < 12_000; index++) map.put(sign(index), 1);
    refuses(maps, maps.encode(map));
  }

  record Labelled(@Packed(shared = true) Map<String, String> labels) {}

  /** Two of one hash code, of so many characters, which are alike up to their ends. */
  private static Map<String, String> alike(int length) {
    String begin = "x".repeat(length - 2);
    return Map.of(begin + "Aa", "1", begin + "BB", "2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesManyMapsOfLongTexts(String engine) {
    Coder<List<Labelled>> lists = typed(engine, new TypeRef<List<Labelled>>() {}.type());
    List<Labelled> brief = Collections.nCopies(20_000, new Labelled(alike(60)));
    assertEquals(brief, lists.decode(lists.encode(brief)));
    refuses(lists, lists.encode(Collections.nCopies(20_000, new Labelled(alike(1 << 16)))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void neitherReadsNorWritesWhatIsCopied(String engine) {
    Coder<Set<Sign>> copied = typed(engine, new TypeRef<CopyOnWriteArraySet<Sign>>() {}.type());
    refuses(copied, signs(engine, 1500));
    List<Sign> signs = list(1500, SharedTextCollisionsTest::sign);
    assertThrows(MismatchException.class, () -> copied.encode(new CopyOnWriteArraySet<>(signs)));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void refusesWhatAMessageNames(boolean hasReferences) {
    Octavo any = any(hasReferences);
    byte[] message = any.encode(new ArrayList<>(list(12_000, SharedTextCollisionsTest::sign)));
    for (Container container :
        List.of(Container.HASH_SET, Container.TREE_SET, Container.CONCURRENT_SET)) {
      message[0] = (byte) container.tag(false);
      assertThrows(MalformedException.class, () -> any.decode(message));
    }
  }

  private static Octavo any(boolean hasReferences) {
    String allowed = SharedTextCollisionsTest.class.getName() + "*";
    return by(
        "emit",
        () ->
            (hasReferences ? Octavo.builder().references() : Octavo.builder())
                .allow(allowed)
                .build());
  }

  record Box(String text) {}

  /** An object counts with all of its text each time that it comes. */
  @Test
  void refusesKeysThatShareObjectsOfLongTexts() {
    List<Box> boxes = List.of(new Box(ALIKE.get(0)), new Box(ALIKE.get(1)));
    Map<Object, Integer> keys = new LinkedHashMap<>();
    for (int index = 0; index < 1500; index++)
      keys.put(List.of(boxes.get(index % 2), index, y(index)), 1);
    refuses(any(true).coder(), any(true).encode(List.of(boxes, keys)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void readsWhatSharesTexts(String engine) {
    List<String> texts = list(10, it -> ("text " + it).repeat(20));
    List<Sign> signs = list(20_000, it -> new Sign(texts.get(it % 10), it, it));
    Coder<Set<Sign>> sets = typed(engine, new TypeRef<Set<Sign>>() {}.type());
    assertEquals(new HashSet<>(signs), sets.decode(sets.encode(new HashSet<>(signs))));
    Coder<Map<String, List<Sign>>> maps =
        typed(engine, new TypeRef<Map<String, List<Sign>>>() {}.type());
    Map<String, List<Sign>> byText = new LinkedHashMap<>();
    for (int index = 0; index < 100; index++)
      byText.put("key " + index, list(100, it -> new Sign(LONG, it, 0)));
    assertEquals(byText, maps.decode(maps.encode(byText)));
    Coder<SortedSet<Sign>> sorted = typed(engine, new TypeRef<SortedSet<Sign>>() {}.type());
    assertEquals(new HashSet<>(signs), sorted.decode(sets.encode(new HashSet<>(signs))));
    Coder<Map<Integer, Sign>> ordered =
        typed(engine, new TypeRef<TreeMap<Integer, Sign>>() {}.type());
    Map<Integer, Sign> byNumber = new TreeMap<>();
    for (Sign sign : signs) byNumber.put(sign.x, new Sign(LONG, sign.x, 0));
    assertEquals(byNumber, ordered.decode(ordered.encode(byNumber)));
  }

  /** Of few keys, which texts of values do not make large ones. */
  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void countsNoTextsOfValues(String engine) {
    readsMaps(engine, new TypeRef<TreeMap<Sign, Sign>>() {}, new TreeMap<>(), it -> longSign(it));
    readsMaps(engine, new TypeRef<Map<Sign, Sign>>() {}, new HashMap<>(), it -> longSign(it));
    readsMaps(
        engine,
        new TypeRef<TreeMap<Sign, SortedMap<Sign, Sign>>>() {},
        new TreeMap<>(),
        it -> new TreeMap<>(Map.of(shortSign(it), longSign(it))));
    readsMaps(
        engine,
        new TypeRef<Map<Sign, Map<String, Sign>>>() {},
        new HashMap<>(),
        it -> Map.of("one", longSign(it), "two", longSign(it)));
    readsMaps(
        engine,
        new TypeRef<Map<Sign, Map<Sign, Sign>>>() {},
        new HashMap<>(),
        it -> Map.of(shortSign(it), longSign(it), shortSign(-it - 1), longSign(it)));
  }

  private static Sign shortSign(int index) {
    return new Sign("short", index, 7 * index);
  }

  private static Sign longSign(int index) {
    return new Sign(LONG, index, 0);
  }

  private static <V> void readsMaps(
      String engine, TypeRef<? extends Map<Sign, V>> type, Map<Sign, V> map, IntFunction<V> value) {
    for (int index = 0; index < 40_000; index++) map.put(shortSign(index), value.apply(index));
    Coder<Map<Sign, V>> maps = typed(engine, type.type());
    assertEquals(map, maps.decode(maps.encode(map)));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void countsNoTextsOfValuesThatAMessageNames(boolean hasReferences) {
    Octavo any = any(hasReferences);
    Map<Sign, Object> sorted = new TreeMap<>();
    Map<Sign, Object> hashed = new HashMap<>();
    for (int index = 0; index < 40_000; index++) {
      sorted.put(shortSign(index), longSign(index));
      hashed.put(shortSign(index), longSign(index));
    }
    assertEquals(sorted, any.decode(any.encode(sorted)));
    assertEquals(hashed, any.decode(any.encode(hashed)));
  }

  /** What stands behind a key does not hide how large it is. */
  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesKeysBeforeMaps(String engine) {
    refusesKeysBefore(
        engine, new TypeRef<TreeMap<Sign, SortedMap<Sign, Integer>>>() {}, new TreeMap<>());
    refusesKeysBefore(
        engine, new TypeRef<TreeMap<Sign, SortedMap<Integer, Integer>>>() {}, new TreeMap<>());
  }

  private static <K> void refusesKeysBefore(
      String engine,
      TypeRef<TreeMap<Sign, SortedMap<K, Integer>>> type,
      SortedMap<K, Integer> value) {
    Coder<Map<Sign, SortedMap<K, Integer>>> maps = typed(engine, type.type());
    Map<Sign, SortedMap<K, Integer>> map = new TreeMap<>();
    for (int index = 0; index < 12_000; index++) map.put(sign(index), value);
    refuses(maps, maps.encode(map));
  }

  /** A key's own weight stays when it stands behind other maps of the same depth. */
  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void countsKeysBehindOtherMaps(String engine) {
    Coder<List<Map<Sign, Integer>>> maps =
        typed(engine, new TypeRef<List<TreeMap<Sign, Integer>>>() {}.type());
    List<Map<Sign, Integer>> list = new ArrayList<>();
    for (int from = 0; from < 16_000; from += 1000) {
      Map<Sign, Integer> map = new TreeMap<>();
      for (int index = from; index < from + 1000; index++) map.put(sign(index), 1);
      list.add(map);
    }
    refuses(maps, maps.encode(list));
  }
}
