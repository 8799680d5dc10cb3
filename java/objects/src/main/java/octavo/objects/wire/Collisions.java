package octavo.objects.wire;

import java.util.Collection;
import java.util.Hashtable;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.CopyOnWriteArraySet;
import octavo.objects.MismatchException;

/**
 * Counts the keys of a large hash table that are compared with one another, since they have the
 * same hash code: whoever writes a message may choose them so.
 */
public final class Collisions {
  /** So many are compared in no time: 13 ms for 1,024 records of one hash code. */
  private static final int FEW = 1024;

  /**
   * There are as many counters as keys, but no fewer than the one, which the processor's first
   * cache holds (with four times as many, sets of 3,000 records take 1.1 of the time), and no more
   * than the other.
   */
  private static final int MIN_COUNTERS = 1 << 12;

  private static final int MAX_COUNTERS = 1 << 20;

  /** So many comparisons take less than a second. */
  private static final long MIN_COLLISIONS = 1 << 25;

  private static final int MAX_COLLISIONS_PER_BYTE = 64;

  private static final int GOLDEN = 0x9E3779B9;

  /** What counts nothing. */
  private static final Collisions NONE = new Collisions(null, false);

  private final Reader reader;
  private final boolean hasChains;
  private int[] counters = {};
  private int shift;
  private int met;

  private Collisions(Reader reader, boolean hasChains) {
    this.reader = reader;
    this.hasChains = hasChains;
  }

  /** What counts the keys of a container of that many, if there is need. */
  public static Collisions of(Reader reader, Class<?> container, int count) {
    return count > FEW && isHashed(container)
        ? new Collisions(reader, container == Hashtable.class)
        : NONE;
  }

  /** Counts all the elements that a container is about to be made of. */
  public static void check(Reader reader, Class<?> container, Collection<?> elements) {
    int count = elements.size();
    if (container == CopyOnWriteArraySet.class) reader.countCollisions(pairs(count));
    Collisions collisions = of(reader, container, count);
    if (collisions != NONE) elements.forEach(collisions::met);
  }

  /** Throws {@link MismatchException} where a reader would refuse what was written. */
  public static void check(Writer writer, Class<?> container, int count) {
    if (container == CopyOnWriteArraySet.class) writer.countCollisions(pairs(count));
  }

  private static long pairs(long count) {
    return count * (count - 1) / 2;
  }

  /** Comparisons that a message of so many bytes may take. */
  static long most(long bytes) {
    return Math.max(MIN_COLLISIONS, MAX_COLLISIONS_PER_BYTE * bytes);
  }

  private static boolean isHashed(Class<?> container) {
    return Set.class.isAssignableFrom(container)
        ? !SortedSet.class.isAssignableFrom(container) && container != CopyOnWriteArraySet.class
        : Map.class.isAssignableFrom(container) && !SortedMap.class.isAssignableFrom(container);
  }

  /** Counts a key that is about to be added. */
  public void met(Object key) {
    if (this != NONE && key != null && !isOrdered(key) && ++met > FEW) count(key.hashCode());
  }

  private void count(int hash) {
    if (met > counters.length && counters.length < MAX_COUNTERS) grow();
    reader.countCollisions(counters[hash * GOLDEN >>> shift]++);
  }

  /** Each counter becomes four, for all that the one may have counted. */
  private void grow() {
    int[] fewer = counters;
    counters = new int[Math.max(4 * fewer.length, MIN_COUNTERS)];
    shift = Integer.numberOfLeadingZeros(counters.length - 1);
    for (int place = 0; place < 4 * fewer.length; place++) counters[place] = fewer[place >> 2];
  }

  /** Whether those of one hash code are in a tree. */
  private boolean isOrdered(Object key) {
    return !hasChains && (key instanceof String || key instanceof Integer || key instanceof Long);
  }
}
