package octavo.objects.dynamic;

import static octavo.objects.dynamic.CollisionsTest.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import octavo.objects.Allocated;
import octavo.objects.MalformedException;
import octavo.objects.MalformedKind;
import octavo.objects.MismatchException;
import octavo.objects.Octavo;
import octavo.objects.OctavoBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Maps whose keys may be of any class, and mostly are short texts. */
class MapOfAnyTest {
  private static OctavoBuilder builder(boolean hasReferences) {
    OctavoBuilder builder = Octavo.builder();
    return hasReferences ? builder.references() : builder;
  }

  private static void check(Map<?, ?> map, boolean hasReferences) {
    Octavo any = builder(hasReferences).build();
    Map<?, ?> back = (Map<?, ?>) any.decode(any.encode(map));
    assertEquals(map, back);
    assertEquals(map.getClass(), back.getClass());
    if (map instanceof LinkedHashMap)
      assertEquals(new ArrayList<>(map.keySet()), new ArrayList<>(back.keySet()));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void roundTripsKeysOfAllKinds(boolean hasReferences) {
    List<Object> keys = new ArrayList<>(List.of("", "a", "é€", "n".repeat(127), "n".repeat(128)));
    keys.addAll(List.of("n".repeat(300), 7, 7L, true, List.of("a"), Map.of("a", 1)));
    keys.add(null);
    for (int seed = 0; seed < 40; seed++) {
      Collections.shuffle(keys, new java.util.Random(seed));
      Map<Object, Object> map = new LinkedHashMap<>();
      for (Object key : keys.subList(0, seed % keys.size() + 1)) map.put(key, seed);
      check(map, hasReferences);
      check(new HashMap<>(map), hasReferences);
      map.replaceAll((key, value) -> key == null ? "none" : key.equals("a") ? null : map.size());
      check(map, hasReferences);
    }
  }

  private static byte[] message(String hex) {
    return HexFormat.of().parseHex(hex.replace(" ", ""));
  }

  private static void malformed(String hex, MalformedKind kind, int offset, String path) {
    MalformedException e =
        assertThrows(
            MalformedException.class, () -> Octavo.builder().build().decode(message(hex)), hex);
    assertEquals(kind, e.kind(), hex);
    assertEquals(offset, e.offset(), hex);
    assertEquals(path, e.path(), hex);
  }

  /** A map with tag 72 has no nulls, one with 73 has a header in each entry. */
  @Test
  void saysWhereAnEntryIsMalformed() {
    malformed("48 02 040161 0501 040161 0501", MalformedKind.DUPLICATE, 7, "/1");
    malformed("48 02 0900 02 0501 0900 02 0501", MalformedKind.DUPLICATE, 7, "/1");
    malformed("49 02 03 040161 0501 01 040161", MalformedKind.DUPLICATE, 8, "/1");
    malformed("49 01 04 040161", MalformedKind.RESERVED, 2, "/0");
    malformed("48 01 0401ff 0501", MalformedKind.UTF8, 4, "/0/key");
    malformed("48 01 0405 61", MalformedKind.TRUNCATED, 5, "/0/key");
    malformed("48 01 0401 61", MalformedKind.TRUNCATED, 5, "/0/value");
    malformed("48 01 040161 0502", MalformedKind.RESERVED, 6, "/0/value");
  }

  @Test
  void saysWhereAnEntryCannotBeWritten() {
    Octavo any = Octavo.builder().build();
    Map<Object, Object> map = new LinkedHashMap<>();
    map.put("a", 1);
    map.put("b", new Object());
    assertEquals("/1/value", assertThrows(MismatchException.class, () -> any.encode(map)).path());
    map.put("b", 1);
    map.put(new int[] {1}, 1);
    map.put(new int[] {1}, 1);
    assertEquals("/3", assertThrows(MismatchException.class, () -> any.encode(map)).path());
  }

  @Test
  void writesTextsThatAreConverted() {
    Octavo any =
        Octavo.builder()
            .convert(String.class, char[].class, String::toCharArray, String::new)
            .build();
    Map<Object, Object> map = new LinkedHashMap<>(Map.of("a", "b"));
    byte[] message = any.encode(map);
    assertEquals(map, any.decode(message));
    assertTrue(message.length > Octavo.builder().build().encode(map).length);
  }

  /** A hash table orders texts, but not the numbers among them. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void countsKeysBehindTexts(boolean hasReferences) {
    Octavo any = builder(hasReferences).build();
    List<Object> texts = CollisionsTest.list(CollisionsTest::text);
    List<Object> numbers = CollisionsTest.numbers(texts.get(0).hashCode());
    Map<Object, Object> map = new LinkedHashMap<>();
    texts.forEach(text -> map.put(text, 1));
    assertEquals(map, any.decode(any.encode(map)));
    List<Object> mixed = new ArrayList<>(texts);
    mixed.addAll(numbers);
    refuses(any, entries(any, mixed));
    Collections.reverse(mixed);
    refuses(any, entries(any, mixed));
  }

  /** A message of a map from these keys to themselves, of the same size as that of a list. */
  private static byte[] entries(Octavo any, List<Object> keys) {
    List<Object> parts = new ArrayList<>();
    for (Object key : keys) Collections.addAll(parts, key, key);
    byte[] message = any.encode(parts);
    byte[] half = any.encode(new ArrayList<>(Collections.nCopies(keys.size(), 1)));
    message[0] = any.encode(new LinkedHashMap<>())[0];
    System.arraycopy(half, 1, message, 1, 3);
    return message;
  }

  /** Keys are known again, and none is counted: 64 entries take what their table and values do. */
  @Test
  void allocatesNoKeysThatAreKnown() {
    Octavo any = Octavo.builder().build();
    Map<String, Object> map = new LinkedHashMap<>();
    for (int index = 0; index < 64; index++) map.put("key " + index, true);
    byte[] message = any.encode(map);
    for (int warm = 0; warm < 2000; warm++) any.decode(message);
    long decoded = Allocated.by(() -> any.decode(message));
    long copied = Allocated.by(() -> new LinkedHashMap<>(map));
    assertTrue(decoded <= copied + 512, decoded + " for " + copied);
  }
}
