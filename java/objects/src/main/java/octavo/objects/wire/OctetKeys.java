package octavo.objects.wire;

import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.Set;
import octavo.objects.MismatchException;

/** Finds keys of a map that are byte arrays of the same bytes: each is equal to itself alone. */
public final class OctetKeys {
  private Set<Object> met;

  /** The key, or what is equal to it by its bytes. */
  public static Object comparable(Object key) {
    return key instanceof byte[] bytes ? ByteBuffer.wrap(bytes) : key;
  }

  /** Whether a key is an array of the bytes of one before. */
  public boolean isAgain(Object key) {
    if (!(key instanceof byte[])) return false;
    if (met == null) met = new HashSet<>();
    return !met.add(comparable(key));
  }

  /** Throws {@link MismatchException} when a key is an array of the bytes of one before. */
  public void check(Object key) {
    if (isAgain(key)) throw new MismatchException("keys that differ", "one that is there already");
  }
}
