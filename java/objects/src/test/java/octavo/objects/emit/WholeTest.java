package octavo.objects.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import octavo.objects.Engines;
import octavo.objects.wire.ValueCoder;
import org.junit.jupiter.api.Test;

/** Which classes are read without a reader. */
class WholeTest {
  record Flat(int id, String name, Double price) {}

  record Runs(List<Integer> ints, String name, List<Long> longs, List<Integer> more) {}

  record Texts(List<Integer> ints, List<String> texts) {}

  record Entries(List<Long> longs, Map<String, String> map) {}

  record Around(List<Integer> ints, Entries entries) {}

  record Wide(
      int a, int b, int c, int d, int e, int f, int g, int h, String i, Long j, List<Long> k) {}

  record NotLast(List<String> texts, List<String> others) {}

  record OtherSet(Set<Integer> ints) {}

  record OfRecords(List<Flat> all) {}

  @Test
  void flatOnesAndThoseThatEndInWhatTakesTheRest() {
    List<Integer> ints = List.of(1, 2, 300);
    List<Long> longs = List.of(1L << 40, -1L);
    Entries entries = new Entries(longs, Map.of("key", "value"));
    assertWhole(new Flat(1, "flat", 2.0));
    assertWhole(new Runs(ints, "runs", longs, List.of()));
    assertWhole(new Texts(ints, List.of("a", "b")));
    assertWhole(entries);
    assertWhole(new Around(ints, entries));
    assertWhole(new Wide(1, 2, 3, 4, 5, 6, 7, 8, "wide", 9L, longs));
  }

  private static void assertWhole(Object value) {
    assertEquals(value, whole(value));
  }

  @Test
  void noneThatTakeReadingToFindAnEnd() {
    assertNull(whole(new NotLast(List.of("a"), List.of("b"))));
    assertNull(whole(new OtherSet(new LinkedHashSet<>(List.of(1)))));
    assertNull(whole(new OfRecords(List.of(new Flat(1, "flat", 2.0)))));
  }

  @SuppressWarnings("unchecked")
  private static Object whole(Object value) {
    Class<Object> type = (Class<Object>) value.getClass();
    byte[] message = Engines.typed("emit", type).encode(value);
    ValueCoder coder = MessageTest.emitted(type);
    return coder.whole(message, 0, 1, message.length);
  }
}
