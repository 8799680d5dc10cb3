package octavo.objects.wire;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;

/**
 * Counts what it takes to compare decimal numbers as keys: where their scales differ, one is
 * multiplied by a power of ten as long as the other, which for a megabyte takes a second.
 */
final class Decimals {
  /** Bytes of a number that is compared in no time. */
  private static final int SMALL = 256;

  /** Multiplied are numbers of n bytes in the time of n * sqrt(n) / 16 comparisons, or less. */
  private static final int UNIT = 16;

  /** The keys of each hash code. */
  private final Map<Integer, Integer> hashes = new HashMap<>();

  private int large;
  private double widest;

  /** Counts a key of a hash table, which has those of one hash code in order. */
  void metHashed(Reader reader, BigDecimal key) {
    int others = hashes.merge(key.hashCode(), 1, Integer::sum) - 1;
    met(reader, key, Collisions.depth(others));
  }

  /** Counts a key of what has all in order, where so many are already. */
  void metSorted(Reader reader, BigDecimal key, int others) {
    met(reader, key, Collisions.depth(others));
  }

  private void met(Reader reader, BigDecimal key, int others) {
    int size = key.unscaledValue().bitLength() / Byte.SIZE;
    boolean isLarge = size > SMALL;
    if (isLarge) widest = Math.max(widest, size);
    int slow = isLarge ? others : Math.min(others, large);
    reader.countCollisions(slow, (long) (widest * Math.sqrt(widest) / UNIT));
    if (isLarge) large++;
  }
}
