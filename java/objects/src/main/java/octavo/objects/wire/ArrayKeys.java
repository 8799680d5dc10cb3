package octavo.objects.wire;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import octavo.objects.MismatchException;

/** Finds keys of a map that are arrays of the same numbers: each is equal to itself alone. */
public final class ArrayKeys {
  private Set<Object> met;

  /** Counts a key that is about to be added, and tells whether it is such an array again. */
  public boolean isAgain(Object key, Collisions collisions) {
    Object comparable = isNumbers(key) ? comparable(key) : key;
    collisions.met(comparable);
    return comparable != key && !met().add(comparable);
  }

  /** Throws {@link MismatchException} when a key is such an array again. */
  public void check(Object key) {
    if (isNumbers(key) && !met().add(comparable(key)))
      throw new MismatchException("keys that differ", "one that is there already");
  }

  private static boolean isNumbers(Object key) {
    return key != null && key.getClass().isArray() && key.getClass().componentType().isPrimitive();
  }

  private Set<Object> met() {
    if (met == null) met = new HashSet<>();
    return met;
  }

  private static Object comparable(Object array) {
    return array instanceof byte[] bytes ? ByteBuffer.wrap(bytes) : new Numbers(array);
  }

  /** An array that equals others by its elements. */
  private record Numbers(Object array) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Numbers it && Arrays.deepEquals(only(), it.only());
    }

    @Override
    public int hashCode() {
      return Arrays.deepHashCode(only());
    }

    private Object[] only() {
      return new Object[] {array};
    }
  }
}
