package octavo.objects.wire;

import java.util.Arrays;

/**
 * Keys of a hash table that need not be counted, since those of one hash code are in a tree. That
 * orders keys of one class: one of another class is compared with all of them.
 */
final class OrderedKeys {
  private static final int FIRST_SIZE = 16;

  private Class<?> type;
  private boolean isMixed;
  private int[] hashes = {};
  private int count;

  /**
   * Whether a key need not be counted. At the first key of a second class {@code counted} is told
   * the hash codes of those that were not: from now on all are.
   */
  boolean take(Object key, Collisions counted) {
    if (type == null) type = key.getClass();
    if (type != key.getClass()) mix(counted);
    if (isMixed || !isOrdered(key)) return false;
    if (count == hashes.length) hashes = Arrays.copyOf(hashes, Math.max(FIRST_SIZE, 2 * count));
    hashes[count++] = key.hashCode();
    return true;
  }

  private void mix(Collisions counted) {
    isMixed = true;
    for (int index = 0; index < count; index++) counted.addUncounted(hashes[index]);
    count = 0;
  }

  private static boolean isOrdered(Object key) {
    return key instanceof String || key instanceof Integer || key instanceof Long;
  }
}
