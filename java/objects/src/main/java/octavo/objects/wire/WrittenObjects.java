package octavo.objects.wire;

import java.util.IdentityHashMap;
import java.util.Map;

/** The objects of a message that may come again. */
public final class WrittenObjects {
  private final Map<Object, Integer> numbers = new IdentityHashMap<>();

  /** The object's number, or -1 if it is new: then it gets the next one. */
  public int number(Object object) {
    Integer number = numbers.putIfAbsent(object, numbers.size());
    return number == null ? -1 : number;
  }

  /** Forgets them. */
  public void clear() {
    numbers.clear();
  }
}
