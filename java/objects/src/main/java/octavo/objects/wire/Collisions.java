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
 * Counts the keys of a hash table that are compared with one another, since they have the same hash
 * code: whoever writes a message may choose them so. A large key counts as several.
 */
public final class Collisions {
  /** So many are compared in no time: 13 ms for 1,024 records of one hash code. */
  private static final int FEW = 1024;

  /** So many are, whatever they share. */
  private static final int FEW_SHARED = 16;

  /**
   * There are as many counters as keys, but no fewer than the one, which the processor's first
   * cache holds (with four times as many, sets of 3,000 records take 1.1 of the time), and no more
   * than the other.
   */
  private static final int MIN_COUNTERS = 1 << 12;

  /** For keys that are few, but may share large values. */
  private static final int FEWEST_COUNTERS = 1 << 6;

  private static final int MAX_COUNTERS = 1 << 20;

  /** So many comparisons take less than a second. */
  private static final long MIN_COLLISIONS = 1 << 25;

  private static final int MAX_COLLISIONS_PER_BYTE = 64;

  /** Bytes of a key, or values in it, that are compared in the time that it takes to find it. */
  private static final int SMALL = 16;

  /** Of keys that differ in their hash codes, few are compared to the end. */
  private static final int COPIED_UNIT = 64;

  private static final int GOLDEN = 0x9E3779B9;

  /** What counts nothing. */
  private static final Collisions NONE = new Collisions(null, null, 0);

  private final Reader reader;
  private final boolean hasChains;
  private int[] counters = {};
  private int shift;
  private int met;

  /** The most keys that one was compared with. */
  private long most;

  /** Keys that are not counted. */
  private final int few;

  /** Where the last key ended. */
  private int at;

  private long values;

  private Collisions(Reader reader, Class<?> container, int few) {
    this.reader = reader;
    this.few = few;
    hasChains = container == Hashtable.class;
    if (reader == null) return;
    at = reader.at;
    values = reader.objects.values();
  }

  /** What counts the keys of a container of that many, if there is need. */
  public static Collisions of(Reader reader, Class<?> container, int count) {
    int few = reader.objects.count() == 0 ? FEW : FEW_SHARED;
    return count > few && isHashed(container) ? new Collisions(reader, container, few) : NONE;
  }

  /** Counts all the elements that a container, which began at {@code first}, is about to have. */
  public static void check(Reader reader, Class<?> container, Collection<?> elements, int first) {
    check(reader, container, elements, first, reader.objects.values());
  }

  /** Counts them, of a container before which there were so many values. */
  public static void check(
      Reader reader, Class<?> container, Collection<?> elements, int first, long values) {
    int count = elements.size();
    long size = Math.max(reader.at - first, reader.objects.values() - values);
    if (container == CopyOnWriteArraySet.class) reader.countCollisions(pairs(count, size));
    Collisions collisions = of(reader, container, count);
    if (collisions == NONE) return;
    elements.forEach(collisions::met);
    reader.countCollisions(collisions.most * Math.max(0, size - (long) SMALL * count));
  }

  /** Throws {@link MismatchException} where a reader would refuse what was written. */
  public static void check(Writer writer, Class<?> container, int count, int first) {
    if (container == CopyOnWriteArraySet.class)
      writer.countCollisions(pairs(count, writer.at - first));
  }

  private static long pairs(long count, long size) {
    return Math.max(count * (count - 1) / 2, count * (size / COPIED_UNIT));
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
    if (this != NONE && key != null && !isOrdered(key) && ++met > few) count(key.hashCode());
  }

  private void count(int hash) {
    if (met > counters.length && counters.length < MAX_COUNTERS) grow();
    long others = counters[hash * GOLDEN >>> shift]++;
    if (others > most) most = others;
    reader.countCollisions(others * Math.max(1, size() - SMALL + 1));
  }

  /** The bytes since the last key, or the values if those are more: some are shared. */
  private long size() {
    long size = Math.max(reader.at - at, reader.objects.values() - values);
    at = reader.at;
    values = reader.objects.values();
    return size;
  }

  /** Each counter becomes four, for all that the one may have counted. */
  private void grow() {
    int[] fewer = counters;
    counters = new int[Math.max(4 * fewer.length, few == FEW ? MIN_COUNTERS : FEWEST_COUNTERS)];
    shift = Integer.numberOfLeadingZeros(counters.length - 1);
    for (int place = 0; place < 4 * fewer.length; place++) counters[place] = fewer[place >> 2];
  }

  /** Whether those of one hash code are in a tree. */
  private boolean isOrdered(Object key) {
    return !hasChains && (key instanceof String || key instanceof Integer || key instanceof Long);
  }
}
