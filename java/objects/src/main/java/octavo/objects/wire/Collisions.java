package octavo.objects.wire;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.ConcurrentHashMap;
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
 *
 * <p>What a key refers to counts with it each time, too: a byte of it may stand for a megabyte.
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

  /** Characters of shared texts that are compared in the time that a byte of a key is. */
  private static final int TEXT_UNIT = 16;

  /**
   * Characters of shared texts that are compared in the time that a place in the order is found.
   */
  private static final int SORTED_UNIT = 256;

  /** Of keys that differ in their hash codes, few are compared to the end. */
  private static final int COPIED_UNIT = 64;

  /** Bytes, or values, of keys that are not counted. */
  private static final int MOST_UNCOUNTED = FEW * SMALL;

  /** The same, beside their own bytes. */
  private static final int MOST_SHARED = 256;

  /**
   * Characters of a text that is compared in the time that a place in a tree is found: 1 MB of maps
   * with keys of one hash code that differ at their ends takes 58 ms, with keys of 64 characters 46
   * (JDK 25, EPYC).
   */
  private static final int SHORT_TEXT = 256;

  private static final int GOLDEN = 0x9E3779B9;

  private static final int[] NO_COUNTERS = {};

  /** What is in order, too. */
  private static final Class<?>[] TREES = {
    HashMap.class,
    HashSet.class,
    ConcurrentHashMap.class,
    ConcurrentHashMap.KeySetView.class,
    SortedMap.class,
    SortedSet.class
  };

  /** What counts nothing. */
  public static final Collisions NONE = new Collisions();

  private final Reader reader;
  private final Class<?> container;

  /** Whether keys are in order, without a table: of these no table is the last one. */
  private final boolean isSorted;

  private final boolean hasChains;
  private final OrderedKeys ordered = new OrderedKeys();
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

  /** What had been read before the next key. */
  private final Progress start = new Progress();

  /**
   * What had been read where it ended, before its value; nothing if it is no more than its bytes,
   * and null where there are no values.
   */
  private final Progress keyEnd;

  private Collisions() {
    reader = null;
    isSorted = false;
    container = null;
    hasChains = false;
    keyEnd = null;
  }

  private Collisions(Reader reader, Class<?> container, Progress keyEnd) {
    this.reader = reader;
    this.container = container;
    isSorted = isSorted(container);
    hasChains = !hasTrees(container);
    this.keyEnd = keyEnd;
    if (!isSorted) reader.tables++;
    reader.texts.weigh();
    if (reader.countingFew == 0) few = reader.objects.count() == 0 ? FEW : FEW_SHARED;
    tables = reader.tables;
    start.take(reader);
  }

  /**
   * Whether texts and numbers of one hash code are in a tree, by their order, and not in a list.
   */
  public static boolean hasTrees(Class<?> container) {
    for (Class<?> tree : TREES) if (tree.isAssignableFrom(container)) return true;
    return false;
  }

  /**
   * Whether keys that are texts of before are compared in no time, and no table is in a key that is
   * being read.
   */
  public static boolean areTextsShort(Reader reader) {
    return reader.texts.longest() <= SHORT_TEXT && reader.countingFew == 0;
  }

  /**
   * Begins a map whose keys have trees, and tells whether they need no count as long as they are
   * short texts: unless a table is in a key that is being read.
   */
  public static boolean beginTexts(Reader reader) {
    reader.tables++;
    return reader.countingFew == 0;
  }

  /** What counts the elements of a collection of that many, if it compares them. */
  public static Collisions of(Reader reader, Class<?> container, int count) {
    return of(reader, container, count, null);
  }

  /**
   * What counts the keys of a map of that many, which say at {@code depth} where they end, or
   * {@link KeyEnds#NONE}.
   */
  public static Collisions ofKeys(Reader reader, Class<?> container, int count, int depth) {
    return of(reader, container, count, reader.keyEnds.at(depth));
  }

  private static Collisions of(Reader reader, Class<?> container, int count, Progress keyEnd) {
    if (count == 0 || container == ArrayList.class) return NONE;
    if (isSorted(container)) return new Collisions(reader, container, keyEnd);
    if (!isHashed(container)) return NONE;
    if (count > 1 || reader.countingFew > 0) return new Collisions(reader, container, keyEnd);
    reader.tables++;
    return NONE;
  }

  /** What counts the elements of a container, all of which are read before {@link #check}. */
  public static Collisions ofAll(Reader reader, Class<?> container) {
    if (isSorted(container)) return new Collisions(reader, container, null);
    if (!isHashed(container) && !isCopied(container)) return NONE;
    Collisions collisions = new Collisions(reader, container, null);
    reader.countingFew++;
    return collisions;
  }

  /** Counts all the elements that the container is about to have. */
  public void check(Collection<?> elements) {
    if (this == NONE) return;
    if (isSorted) {
      elements.forEach(this::metSorted);
      countTexts(elements.size(), repeated());
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
  public static void check(Writer writer, Class<?> container, int count, long first) {
    if (isCopied(container)) writer.countCollisions(count, others(count, writer.weight() - first));
  }

  /** How many others each element is compared with on the average. */
  private static long others(long count, long size) {
    return Math.max(count / 2, size / COPIED_UNIT);
  }

  /** As how many bytes so many characters of shared texts count: they are compared at once. */
  static long weight(long characters) {
    return characters / TEXT_UNIT;
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
      metInOrder(key);
      return;
    }
    if (tables != reader.tables) metTables(key);
    if (!hasChains && key instanceof String it && it.length() > SHORT_TEXT) {
      metLong(it);
      return;
    }
    if (!hasChains && ordered.take(key, this)) return;
    if (key instanceof BigDecimal it) decimals().metHashed(reader, it);
    if (++met <= few && isMuch()) few = 0;
    if (met > few) count(key.hashCode());
  }

  /** Counts a text, which may have come before in full, of few or many. */
  private void metLong(String key) {
    few = Math.min(few, FEW_SHARED);
    met++;
    reader.countCollisions(add(key.hashCode()), 1 + weight(key.length()));
  }

  /** Whether keys that were not counted take long to compare. */
  private boolean isMuch() {
    long size = size();
    return size > MOST_UNCOUNTED || size - (reader.at - start.at) > MOST_SHARED;
  }

  private void metInOrder(Object key) {
    countTexts(met, repeated());
    metSorted(key);
  }

  /** Counts a key of what has all in order, of which few take long to compare. */
  private void metSorted(Object key) {
    if (key instanceof BigDecimal it) decimals().metSorted(reader, it, met);
    met++;
  }

  /** Characters of shared texts that have come again in the key. */
  private long repeated() {
    if (keyEnd == Progress.NONE) return 0;
    long now = reader.texts.repeated();
    long more = (keyEnd == null ? now : keyEnd.repeated) - start.repeated;
    start.repeated = now;
    return more;
  }

  /** Counts what is put in order among so many others, with shared texts of so many characters. */
  private void countTexts(int others, long characters) {
    reader.countCollisions(depth(others), characters / SORTED_UNIT);
  }

  /** How many of those in a tree one is compared with. */
  static int depth(int count) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(count);
  }

  private Decimals decimals() {
    if (decimals == null) decimals = new Decimals();
    return decimals;
  }

  private void metTables(Object key) {
    boolean areInKey = keyEnd == null ? !isPlain(key) : keyEnd.tables > tables;
    tables = reader.tables;
    if (!areInKey) return;
    reader.countingFew++;
    few = 0;
  }

  /** Whether there are no tables in it, but in other elements. */
  private static boolean isPlain(Object key) {
    return key instanceof String || key instanceof Number || key instanceof Enum;
  }

  private void count(int hash) {
    long others = add(hash);
    if (others > most) most = others;
    reader.countCollisions(others, Math.max(1, size() + compared() - SMALL + 1));
    if (reader.countingFew > 0)
      reader.countCollisions(1, size()); // to find its parts they are hashed
    mark();
  }

  /** Adds a key that had not been counted, as others now are. */
  void addUncounted(int hash) {
    few = 0;
    met++;
    add(hash);
  }

  /** Returns how many have had the same counter. */
  private int add(int hash) {
    if (met > counters.length && counters.length < MAX_COUNTERS) grow();
    return counters[hash * GOLDEN >>> shift]++;
  }

  private void mark() {
    if (keyEnd == Progress.NONE) start.at = reader.at;
    else start.take(reader);
  }

  /** The bytes of the key, or the values in it if those are more: some are shared. */
  private long size() {
    if (keyEnd == Progress.NONE) return reader.at - start.at;
    return keyEnd == null
        ? Math.max(reader.weight() - start.weight, reader.objects.values() - start.values)
        : Math.max(keyEnd.weight - start.weight, keyEnd.values - start.values);
  }

  /** The comparisons while the key was read. */
  private long compared() {
    if (keyEnd == Progress.NONE) return 0;
    return (keyEnd == null ? reader.collisions() : keyEnd.collisions) - start.collisions;
  }

  /** Each counter becomes four, for all that the one may have counted. */
  private void grow() {
    int[] fewer = counters;
    counters = new int[Math.max(4 * fewer.length, few == FEW ? MIN_COUNTERS : FEWEST_COUNTERS)];
    shift = Integer.numberOfLeadingZeros(counters.length - 1);
    for (int place = 0; place < 4 * fewer.length; place++) counters[place] = fewer[place >> 2];
  }
}
