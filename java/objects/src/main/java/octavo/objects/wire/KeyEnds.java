package octavo.objects.wire;

import java.util.Arrays;

/** Where the last keys ended of the maps that are being read: there is one at each depth. */
public final class KeyEnds {
  /** The depth of keys that do not say where they end. */
  public static final int NONE = Integer.MIN_VALUE;

  private static final int FIRST_SIZE = 8;

  private final Reader reader;

  /** By the number of values around a key. */
  private Progress[] ends = new Progress[FIRST_SIZE];

  KeyEnds(Reader reader) {
    this.reader = reader;
  }

  /** Where the last key at a depth ended. */
  Progress at(int depth) {
    if (depth == NONE) return Progress.NONE;
    int around = reader.valuesAround(depth);
    if (around >= ends.length) ends = Arrays.copyOf(ends, 2 * around);
    if (ends[around] == null) ends[around] = new Progress();
    return ends[around];
  }

  /** Says that a key has just been read: what follows it is its value's. */
  public void keyRead(int depth) {
    at(depth).take(reader);
  }

  /** Forgets those of deep messages. */
  void clear() {
    if (ends.length > FIRST_SIZE) ends = new Progress[FIRST_SIZE];
  }
}
