package octavo.objects.wire;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Hashtable;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.PriorityBlockingQueue;
import octavo.objects.MismatchException;

/**
 * Counts the keys of a hash table that are compared with one another, since they have the same hash
 * code: whoever writes a message may choose them so. A large key counts as several.
 *
 * <p>Of a few keys none is counted. But a table in a key is searched whenever the key is compared:
 * once a message has one, the keys of all tables are counted, and a key as many times more as there
 * were comparisons while it was read.
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

  /** Bytes, or values, of keys that are not counted. */
  private static final int MOST_UNCOUNTED = FEW * SMALL;

  private static final int GOLDEN = 0x9E3779B9;

  private static final int[] NO_COUNTERS = {};

  /** What counts nothing. */
  public static final Collisions NONE = new Collisions(null, false);

  private final Reader reader;
  private final Class<?> container;
  private final boolean isSorted;
  private final boolean hasChains;
  private int[] counters = NO_COUNTERS;
  private int shift;
  private int met;

  /** The most keys that one was compared with. */
  private long most;

  /** Keys that are not counted. */
  private int few;

  /** What is known of keys that are decimal numbers, or null if there are none. */
  private Decimals decimals;

  /** Tables that were open or had been read before the next key. */
  private int tables;

  /** Where the last key ended. */
  private int at;

  private long values;

  /** Comparisons that had been counted by then. */
  private long collisions;

  /** What counts keys in order. */
  private Collisions(Reader reader, boolean isSorted) {
    this.reader = reader;
    this.isSorted = isSorted;
    container = null;
    hasChains = false;
  }

  private Collisions(Reader reader, Class<?> container) {
    this.reader = reader;
    this.container = container;
    isSorted = false;
    hasChains = Hashtable.class.isAssignableFrom(container);
    if (reader.countingFew > 0) few = 0;
    else few = reader.objects.count() == 0 ? FEW : FEW_SHARED;
    tables = ++reader.tables;
    mark();
  }

  /** What counts the keys of a container of that many, if it compares them. */
  public static Collisions of(Reader reader, Class<?> container, int count) {
    if (count == 0 || container == ArrayList.class) return NONE;
    if (!isHashed(container)) return isSorted(container) ? new Collisions(reader, true) : NONE;
    if (count > 1 || reader.countingFew > 0) return new Collisions(reader, container);
    reader.tables++;
    return NONE;
  }

  /** What counts the elements of a container, all of which are read before {@link #check}. */
  public static Collisions ofAll(Reader reader, Class<?> container) {
    if (isSorted(container)) return new Collisions(reader, true);
    if (!isHashed(container) && !isCopied(container)) return NONE;
    Collisions collisions = new Collisions(reader, container);
    reader.countingFew++;
    return collisions;
  }

  /** Counts all the elements that the container is about to have. */
  public void check(Collection<?> elements) {
    if (this == NONE) return;
    if (isSorted) {
      elements.forEach(this::met);
      return;
    }
    reader.countingFew--;
    int count = elements.size();
    if (isCopied(container)) {
      reader.countCollisions(count, others(count, size()) + compared());
      return;
    }
    if (tables != reader.tables || size() > MOST_UNCOUNTED) few = 0;
    if (count > few) checkHashed(elements, count);
  }

  private void checkHashed(Collection<?> elements, int count) {
    long size = size() + compared();
    mark();
    elements.forEach(this::met);
    reader.countCollisions(most, Math.max(0, size - (long) SMALL * count));
  }

  /** Throws {@link MismatchException} where a reader would refuse what was written. */
  public static void check(Writer writer, Class<?> container, int count, int first) {
    if (isCopied(container)) writer.countCollisions(count, others(count, writer.at - first));
  }

  /** How many others each element is compared with on the average. */
  private static long others(long count, long size) {
    return Math.max(count / 2, size / COPIED_UNIT);
  }

  /** Comparisons that a message of so many bytes may take. */
  static long most(long bytes) {
    return Math.max(MIN_COLLISIONS, MAX_COLLISIONS_PER_BYTE * bytes);
  }

  private static boolean isCopied(Class<?> container) {
    return CopyOnWriteArraySet.class.isAssignableFrom(container);
  }

  private static boolean isHashed(Class<?> container) {
    return Set.class.isAssignableFrom(container)
        ? !SortedSet.class.isAssignableFrom(container) && !isCopied(container)
        : Map.class.isAssignableFrom(container) && !SortedMap.class.isAssignableFrom(container);
  }

  /** Whether keys are in order, without a table. */
  private static boolean isSorted(Class<?> container) {
    return SortedSet.class.isAssignableFrom(container)
        || SortedMap.class.isAssignableFrom(container)
        || PriorityQueue.class.isAssignableFrom(container)
        || PriorityBlockingQueue.class.isAssignableFrom(container);
  }

  /** Counts a key that is about to be added. */
  public void met(Object key) {
    if (this == NONE || key == null) return;
    if (isSorted) {
      metSorted(key);
      return;
    }
    if (tables != reader.tables) metTables(key);
    if (isOrdered(key)) return;
    if (key instanceof BigDecimal it) decimals().metHashed(reader, it);
    if (++met <= few && size() > MOST_UNCOUNTED) few = 0;
    if (met > few) count(key.hashCode());
  }

  /** Counts a key of what has all in order, of which few take long to compare. */
  private void metSorted(Object key) {
    if (key instanceof BigDecimal it) decimals().metSorted(reader, it, met);
    met++;
  }

  private Decimals decimals() {
    if (decimals == null) decimals = new Decimals();
    return decimals;
  }

  private void metTables(Object key) {
    tables = reader.tables;
    if (isPlain(key)) return;
    reader.countingFew++;
    few = 0;
  }

  /** Whether the tables were in the value before, since there are none in the key. */
  private static boolean isPlain(Object key) {
    return key instanceof String || key instanceof Number || key instanceof Enum;
  }

  private void count(int hash) {
    if (met > counters.length && counters.length < MAX_COUNTERS) grow();
    long others = counters[hash * GOLDEN >>> shift]++;
    if (others > most) most = others;
    reader.countCollisions(others, Math.max(1, size() + compared() - SMALL + 1));
    if (reader.countingFew > 0)
      reader.countCollisions(1, size()); // to find its parts they are hashed
    mark();
  }

  private void mark() {
    at = reader.at;
    values = reader.objects.values();
    collisions = reader.collisions();
  }

  /** The bytes since the last key, or the values if those are more: some are shared. */
  private long size() {
    return Math.max(reader.at - at, reader.objects.values() - values);
  }

  /** The comparisons since the last key. */
  private long compared() {
    return reader.collisions() - collisions;
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
