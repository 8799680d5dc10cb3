package octavo.objects.typed;

import static octavo.objects.Engines.by;
import static octavo.objects.Engines.typed;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.IntFunction;
import octavo.objects.Coder;
import octavo.objects.MalformedException;
import octavo.objects.MalformedKind;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.OctavoBuilder;
import octavo.objects.TypeRef;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys and elements that one container takes for equal, and another does not. */
class EqualElementsTest {
  private static final Map<BigDecimal, Integer> ONES = new LinkedHashMap<>();

  static {
    ONES.put(new BigDecimal("1.0"), 1);
    ONES.put(new BigDecimal("1.00"), 2);
  }

  private static void refuses(Coder<?> coder, byte[] message) {
    MalformedException e = assertThrows(MalformedException.class, () -> coder.decode(message));
    assertEquals(MalformedKind.DUPLICATE, e.kind());
    assertEquals(message.length - (message.length - 1) / 2, e.offset());
    assertEquals("/1", e.path());
  }

  /** In no order of theirs, since it takes two for one. */
  static final class Own extends TreeMap<BigDecimal, Integer> {}

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesKeysThatAreEqualInTheirOrder(String engine) {
    Coder<Map<BigDecimal, Integer>> maps =
        typed(engine, new TypeRef<Map<BigDecimal, Integer>>() {}.type());
    byte[] message = maps.encode(ONES);
    assertEquals(ONES, maps.decode(message));
    refuses(typed(engine, new TypeRef<SortedMap<BigDecimal, Integer>>() {}.type()), message);
    refuses(
        typed(engine, new TypeRef<ConcurrentSkipListMap<BigDecimal, Integer>>() {}.type()),
        message);
    refuses(typed(engine, Own.class), message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesTheseInMessagesOfAnyClass(String engine) {
    for (boolean hasReferences : List.of(false, true)) {
      OctavoBuilder builder = Octavo.builder();
      Octavo any = by(engine, () -> (hasReferences ? builder.references() : builder).build());
      byte[] message = any.encode(ONES);
      assertEquals(ONES, any.decode(message));
      for (int tag : List.of(74, 82)) { // of the two sorted maps: spec/objects.md
        message[0] = (byte) tag;
        MalformedException e = assertThrows(MalformedException.class, () -> any.decode(message));
        assertEquals(MalformedKind.DUPLICATE, e.kind());
        assertEquals("/1", e.path());
      }
    }
  }

  private static Set<String> byIdentity() {
    Set<String> set = Collections.newSetFromMap(new IdentityHashMap<>());
    set.addAll(Arrays.asList("a", new String("a")));
    return set;
  }

  private static Map<String, Integer> mapByIdentity() {
    Map<String, Integer> map = new IdentityHashMap<>();
    byIdentity().forEach(it -> map.put(it, 1));
    return Collections.unmodifiableMap(map);
  }

  private static void refusesToWrite(Coder<?> coder, Object value) {
    @SuppressWarnings("unchecked")
    Coder<Object> any = (Coder<Object>) coder;
    MismatchException e = assertThrows(MismatchException.class, () -> any.encode(value));
    assertEquals("one that is there already", e.found());
    assertEquals("/1", e.path());
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesToWriteElementsThatAreNotTheSameButEqual(String engine) {
    refusesToWrite(typed(engine, new TypeRef<Set<String>>() {}.type()), byIdentity());
    refusesToWrite(
        typed(engine, new TypeRef<Set<String>>() {}.type()),
        Collections.unmodifiableSet(byIdentity()));
    refusesToWrite(typed(engine, new TypeRef<Map<String, Integer>>() {}.type()), mapByIdentity());
    for (boolean hasReferences : List.of(false, true)) {
      OctavoBuilder builder = Octavo.builder();
      Octavo any = by(engine, () -> (hasReferences ? builder.references() : builder).build());
      refusesToWrite(any.coder(), byIdentity());
      refusesToWrite(any.coder(), Collections.synchronizedSet(byIdentity()));
      refusesToWrite(any.coder(), mapByIdentity());
    }
  }

  /** Comes behind all that are there. */
  record Last(int value) implements Comparable<Last> {
    @Override
    public int compareTo(Last other) {
      return 1;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesToWriteElementsThatAnOrderTellsApart(String engine) {
    Set<String> set = new TreeSet<>((one, other) -> 1);
    set.addAll(Arrays.asList("a", new String("a")));
    Map<String, Integer> map = new TreeMap<>((one, other) -> 1);
    set.forEach(it -> map.put(it, 1));
    Set<Last> lasts = new TreeSet<>(List.of(new Last(1)));
    lasts.add(new Last(1));
    refusesToWrite(typed(engine, new TypeRef<Set<String>>() {}.type()), set);
    refusesToWrite(typed(engine, new TypeRef<Map<String, Integer>>() {}.type()), map);
    refusesToWrite(typed(engine, new TypeRef<Set<Last>>() {}.type()), lasts);
    Coder<Set<Last>> sorted = typed(engine, new TypeRef<TreeSet<Last>>() {}.type());
    assertEquals(2, sorted.decode(sorted.encode(lasts)).size());
    Octavo any = by(engine, () -> Octavo.builder().allow(Last.class).build());
    assertEquals(2, ((Set<?>) any.decode(any.encode(lasts))).size());
  }

  /** Nothing is lost where they are read as what takes equal elements. */
  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void writesTheseAsCollections(String engine) {
    Coder<Collection<String>> coder = typed(engine, new TypeRef<Collection<String>>() {}.type());
    assertEquals(List.of("a", "a"), coder.decode(coder.encode(byIdentity())));
  }

  private static Map<Object, Integer> mapOf(IntFunction<?> array, int... keys) {
    Map<Object, Integer> map = new LinkedHashMap<>();
    for (int key : keys) map.put(array.apply(key), 1);
    return map;
  }

  /** Arrays are equal to themselves alone, whatever the keys of a map are declared as. */
  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refusesKeysOfTheSameNumbers(String engine) {
    IntFunction<?> octets = key -> new byte[] {(byte) key};
    IntFunction<?> chars = key -> new char[] {'x', (char) key};
    refusesTheSame(octets, typed(engine, new TypeRef<Map<byte[], Integer>>() {}.type()));
    refusesTheSame(octets, typed(engine, new TypeRef<Map<byte @Nullable [], Integer>>() {}.type()));
    refusesTheSame(chars, typed(engine, new TypeRef<Map<char[], Integer>>() {}.type()));
    for (IntFunction<?> array : List.of(octets, chars)) {
      refusesTheSame(array, by(engine, () -> Octavo.builder().build()).coder());
      refusesTheSame(array, by(engine, () -> Octavo.builder().references().build()).coder());
    }
  }

  private static void refusesTheSame(IntFunction<?> array, Coder<Object> coder) {
    refusesToWrite(coder, mapOf(array, 0x55, 0x55));
    byte[] message = coder.encode(mapOf(array, 0x55, 0x66));
    assertEquals(2, ((Map<?, ?>) coder.decode(message)).size());
    for (int at = 0; at < message.length; at++) if (message[at] == 0x66) message[at] = 0x55;
    MalformedException e = assertThrows(MalformedException.class, () -> coder.decode(message));
    assertEquals(MalformedKind.DUPLICATE, e.kind());
    assertEquals("/1", e.path());
  }
}
