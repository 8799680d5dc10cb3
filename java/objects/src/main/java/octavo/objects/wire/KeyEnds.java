package octavo.objects.wire;

import java.util.Arrays;

/** Where the last keys ended of the maps that are being read: there is one at each depth. */
public final class KeyEnds {
  /** The depth of keys that do not say where they end. */
  public static final int NONE = Integer.MIN_VALUE;

  private static final Progress[] NO_ENDS = {};

  private final Reader reader;

  /** By the number of values around a key. */
  private Progress[] ends = NO_ENDS;

  KeyEnds(Reader reader) {
    this.reader = reader;
  }

  /** Where the last key at a depth ended. */
  Progress at(int depth) {
    if (depth == NONE) return Progress.NONE;
    int around = reader.valuesAround(depth);
    if (around >= ends.length) ends = Arrays.copyOf(ends, 2 * around + 1);
    if (ends[around] == null) ends[around] = new Progress();
    return ends[around];
  }

  /** Says that a key has just been read: what follows it is its value's. */
  public void keyRead(int depth) {
    at(depth).take(reader);
  }

  /** Forgets them. */
  void clear() {
    if (ends != NO_ENDS) ends = NO_ENDS;
  }
}
