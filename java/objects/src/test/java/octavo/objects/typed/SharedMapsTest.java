package octavo.objects.typed;

import static octavo.objects.Engines.typed;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import octavo.objects.Coder;
import octavo.objects.MalformedException;
import octavo.objects.MalformedKind;
import octavo.objects.MismatchException;
import octavo.objects.OctavoException;
import octavo.objects.Packed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Maps of texts that may come again, and others whose keys a table finds by their order. */
class SharedMapsTest {
  record Maps(
      @Packed(shared = true) Map<String, String> any,
      @Packed(shared = true) LinkedHashMap<String, String> linked,
      @Packed(shared = true) TreeMap<String, String> sorted,
      @Packed(shared = true) ConcurrentHashMap<String, String> concurrent,
      Map<String, Integer> counts,
      Map<Integer, String> names,
      Map<Long, Boolean> flags) {}

  record Any(@Packed(shared = true) Map<String, String> any) {}

  private static Maps maps(String first, String second) {
    LinkedHashMap<String, String> linked = new LinkedHashMap<>();
    linked.put(second, first);
    linked.put(first, "");
    linked.put("é", second);
    linked.put("sixteen letters!", "x");
    return new Maps(
        new HashMap<>(linked),
        linked,
        new TreeMap<>(linked),
        new ConcurrentHashMap<>(linked),
        Map.of("sixteen letters!", 1, "seventeen letters", 2, "", 3, "é", 4, "eight ch", 5),
        Map.of(1, first, -2, ""),
        Map.of(1L << 40, true, 0L, false));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void comeBack(String engine) {
    Coder<Maps> coder = typed(engine, Maps.class);
    for (String text : List.of("a", "b".repeat(256), "c".repeat(257), "d".repeat(10_000))) {
      Maps maps = maps(text, "of " + text);
      for (int time = 0; time < 2; time++) { // keys are known the second time
        Maps read = coder.decode(coder.encode(maps));
        assertEquals(maps, read);
        assertEquals(List.copyOf(maps.linked.entrySet()), new ArrayList<>(read.linked.entrySet()));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refuseNull(String engine) {
    Coder<Any> coder = typed(engine, Any.class);
    Map<String, String> map = new HashMap<>();
    map.put("a", null);
    Any withoutValue = new Any(map);
    assertEquals(
        "/any/0/value",
        assertThrows(MismatchException.class, () -> coder.encode(withoutValue)).path());
    Any withoutKey = new Any(new HashMap<>());
    withoutKey.any.put(null, "a");
    assertEquals(
        "/any/0/key", assertThrows(MismatchException.class, () -> coder.encode(withoutKey)).path());
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit", "handles"})
  void refuseDuplicates(String engine) {
    Coder<Any> coder = typed(engine, Any.class);
    byte[] twice = {1, 2, 2, 'a', 2, 'b', 1, 3};
    MalformedException e = assertThrows(MalformedException.class, () -> coder.decode(twice));
    assertEquals(MalformedKind.DUPLICATE, e.kind());
    assertEquals(6, e.offset());
    assertEquals("/any/1", e.path());
  }

  @Test
  void areTheSameByBothEngines() {
    Coder<Maps> emitted = typed("emit", Maps.class);
    Coder<Maps> handled = typed("handles", Maps.class);
    byte[] message = emitted.encode(maps("first", "second"));
    assertArrayEquals(message, handled.encode(maps("first", "second")));
    Random random = new Random(1);
    for (int time = 0; time < 20_000; time++) {
      byte[] changed = message.clone();
      changed[random.nextInt(changed.length)] ^= (byte) (1 << random.nextInt(8));
      assertEquals(outcome(handled, changed), outcome(emitted, changed));
    }
  }

  private static Object outcome(Coder<Maps> coder, byte[] message) {
    try {
      return coder.decode(message);
    } catch (OctavoException e) {
      return e.offset() + " " + e.path() + " " + e.expected();
    }
  }
}
