package octavo.objects.wire;

import java.util.Arrays;

/** The classes that a message has named so far. */
public final class ReadClasses {
  private static final int FIRST_SIZE = 16;

  private Object[] classes = new Object[FIRST_SIZE];
  private int count;

  public void add(Object type) {
    if (count == classes.length) classes = Arrays.copyOf(classes, 2 * count);
    classes[count++] = type;
  }

  /** The class with that number, or null. */
  public Object get(int number) {
    return number < count ? classes[number] : null;
  }

  public int count() {
    return count;
  }

  /** Forgets all but the first {@code most}. */
  void forget(int most) {
    while (count > most) classes[--count] = null;
  }

  /** Forgets them: a thread that goes on must not keep classes. */
  public void clear() {
    if (count > FIRST_SIZE) {
      classes = new Object[FIRST_SIZE];
      count = 0;
    }
    while (count > 0) classes[--count] = null;
  }
}
