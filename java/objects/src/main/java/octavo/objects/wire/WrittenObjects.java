package octavo.objects.wire;

import java.util.Arrays;

/** The objects of a message that may come again. */
public final class WrittenObjects {
  private static final int FIRST_SIZE = 64;

  /** There is room for none before the first: most threads never have one. */
  private static final Object[] NONE = {null};

  /** More than this is not kept for the next message: 8 bytes each. */
  private static final int MAX_KEPT = 1 << 9;

  private static final int SPREAD = 0x9E3779B9;

  /** A power of two of them, at least half of them null; each where its hash says, or behind. */
  private Object[] objects = NONE;

  private int[] numbers;
  private int count;
  private boolean areNumbered;

  /** Says that the message has references. */
  public void begin() {
    areNumbered = true;
  }

  /** Whether the message has references. */
  boolean areNumbered() {
    return areNumbered;
  }

  /** The number of objects so far. */
  int count() {
    return count;
  }

  /** The object's number, or -1 if it is new: then it gets the next one. */
  public int number(Object object) {
    if (objects == NONE) forget();
    int place = place(object);
    if (objects[place] != null) return numbers[place];
    objects[place] = object;
    numbers[place] = count++;
    if (2 * count > objects.length) grow();
    return -1;
  }

  /** Where the object is, or is to be. */
  private int place(Object object) {
    int place = System.identityHashCode(object) * SPREAD & objects.length - 1;
    while (objects[place] != null && objects[place] != object)
      place = place + 1 & objects.length - 1;
    return place;
  }

  private void grow() {
    Object[] oldObjects = objects;
    int[] oldNumbers = numbers;
    objects = new Object[2 * oldObjects.length];
    numbers = new int[objects.length];
    for (int index = 0; index < oldObjects.length; index++) {
      if (oldObjects[index] == null) continue;
      int place = place(oldObjects[index]);
      objects[place] = oldObjects[index];
      numbers[place] = oldNumbers[index];
    }
  }

  /** Forgets them. */
  public void clear() {
    if (objects.length > MAX_KEPT) forget();
    else Arrays.fill(objects, null);
    count = 0;
    areNumbered = false;
  }

  private void forget() {
    objects = new Object[FIRST_SIZE];
    numbers = new int[FIRST_SIZE];
  }
}
