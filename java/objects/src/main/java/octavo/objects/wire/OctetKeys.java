package octavo.objects.wire;

import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.Set;
import octavo.objects.MismatchException;

/** Finds keys of a map that are byte arrays of the same bytes: each is equal to itself alone. */
public final class OctetKeys {
  private Set<Object> met;

  /**
   * Counts a key that is about to be added, and tells whether it is an array of the bytes of one
   * before.
   */
  public boolean isAgain(Object key, Collisions collisions) {
    if (key instanceof byte[] bytes) return isAgain(bytes, collisions);
    collisions.met(key);
    return false;
  }

  private boolean isAgain(byte[] key, Collisions collisions) {
    if (met == null) met = new HashSet<>();
    ByteBuffer comparable = ByteBuffer.wrap(key);
    collisions.met(comparable);
    return !met.add(comparable);
  }

  /** Throws {@link MismatchException} when a key is an array of the bytes of one before. */
  public void check(Object key) {
    if (key instanceof byte[] bytes && isAgain(bytes, Collisions.NONE))
      throw new MismatchException("keys that differ", "one that is there already");
  }
}
