package octavo.objects.typed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import octavo.objects.Allocated;
import octavo.objects.Coder;
import octavo.objects.Octavo;
import org.junit.jupiter.api.Test;

/** Encoding into a buffer allocates nothing, decoding the result alone. */
class AllocationTest {
  static class Simple {
    int id;
    String name;
    boolean active;
    double exact;
    Long big;
    List<Integer> numbers;
    Map<String, String> tags;
    List<String> texts;
    Simple child;
  }

  private static Simple simple(Simple child) {
    Simple it = new Simple();
    it.id = 12345;
    it.name = "Complex Object";
    it.numbers = new ArrayList<>(List.of(1, 2, 3));
    it.tags = new HashMap<>(Map.of("key1", "value1", "key2", "value2"));
    it.texts = new ArrayList<>(List.of("a", "a – b", "ä"));
    it.big = 5L;
    it.child = child;
    return it;
  }

  @Test
  void encodesWithoutAllocation() {
    Coder<Simple> coder = Octavo.typed(Simple.class);
    Simple value = simple(simple(null));
    byte[] target = new byte[1024];
    assertEquals(0, least(() -> coder.encodeInto(value, target, 0), 0));
  }

  record Ids(UUID own, List<UUID> all) {}

  private static Ids ids() {
    List<UUID> all = new ArrayList<>();
    for (int low = 0; low < 20; low++) all.add(new UUID(7L << 60, low));
    return new Ids(all.get(0), all);
  }

  @Test
  void makesNothingBesideUuids() {
    Coder<Ids> coder = Octavo.typed(Ids.class);
    Ids value = ids();
    byte[] target = new byte[1024];
    assertEquals(0, least(() -> coder.encodeInto(value, target, 0), 0));
    byte[] message = coder.encode(value);
    // The record 24, 21 of 32 bytes each, the list 24, and its array of 20 references.
    long least = least(() -> coder.decode(message), 24 + 21 * 32 + 24 + 96);
    assertTrue(least <= 24 + 21 * 32 + 24 + 96, () -> "allocated " + least);
  }

  @Test
  void decodesTheResultAlone() {
    Coder<Simple> coder = Octavo.typed(Simple.class);
    byte[] message = coder.encode(simple(null));
    // The object 56, its strings 6 * 48, boxed numbers 24, the lists 2 * 24 + 56, the map 48 + 80 +
    // 2 * 32, and the interned keys' room.
    long least = least(() -> coder.decode(message), 750);
    assertTrue(least <= 750, () -> "allocated " + least);
  }

  private static final int ROUNDS = 5000;
  private static final int MOST_ATTEMPTS = 2000;

  /**
   * The fewest bytes a run of the task, once the compiler had its time: when they are as few as
   * expected, that is over.
   */
  private static long least(Runnable task, long expected) {
    Runnable rounds =
        () -> {
          for (int round = 0; round < ROUNDS; round++) task.run();
        };
    long least = Long.MAX_VALUE;
    for (int attempt = 0; attempt < MOST_ATTEMPTS && least > expected; attempt++) {
      least = Math.min(least, Allocated.by(rounds) / ROUNDS);
    }
    return least;
  }
}
