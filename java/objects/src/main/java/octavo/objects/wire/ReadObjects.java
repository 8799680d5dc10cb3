package octavo.objects.wire;

import java.util.Arrays;

/**
 * The objects of a message that may come again, and how much there would be of them if each came in
 * full: that is what a hash code may have to look at.
 */
public final class ReadObjects {
  private static final int FIRST_SIZE = 16;
  private static final int NONE = -1;

  /** Bytes, or characters of shared texts, that are compared in the time that a value is. */
  private static final int BYTES_OF_VALUE = 16;

  /** Values are not counted any further: an object that doubles another one may come in a byte. */
  private static final long MOST_VALUES = Long.MAX_VALUE >> 1;

  /** Stands for objects in sections that this version of an open struct does not know. */
  private static final Object PASSED_OVER = new Object();

  /** Objects; those that are not finished and cannot be referred to are null. */
  private Object[] objects = new Object[FIRST_SIZE];

  /** The values in each object; of one that is not finished, those before it, inverted. */
  private long[] sizes = new long[FIRST_SIZE];

  /** The bytes before each object, and the characters of shared texts that had come again. */
  private long[] starts = new long[FIRST_SIZE];

  private final Reader reader;
  private int count;
  private int announced = NONE;
  private boolean areNumbered;

  /** Values so far, those that came again counted in full. */
  private long values;

  /** Values that were given to hash tables and sorted containers, counted so. */
  private long hashed;

  ReadObjects(Reader reader) {
    this.reader = reader;
  }

  /** Says that the message has references. */
  public void beginMessage() {
    areNumbered = true;
    reader.texts.weigh();
  }

  /** Whether the message has references. */
  boolean areNumbered() {
    return areNumbered;
  }

  /** The number of the object that is going to be read. */
  public int begin() {
    makeRoom(1);
    sizes[count] = ~values++;
    starts[count] = reader.at + reader.texts.repeated();
    announced = count;
    return count++;
  }

  private void makeRoom(int more) {
    if (more <= objects.length - count) return;
    int size = Math.max(2 * count, count + more);
    objects = Arrays.copyOf(objects, size);
    sizes = Arrays.copyOf(sizes, size);
    starts = Arrays.copyOf(starts, size);
  }

  /** Gives numbers to objects that nobody reads. */
  void passOver(int more) {
    makeRoom(more);
    Arrays.fill(objects, count, count + more, PASSED_OVER);
    count += more;
  }

  /** Whether nobody has read the object with that number. */
  public boolean isPassedOver(int number) {
    return objects[number] == PASSED_OVER;
  }

  /** Takes the number that {@link #begin} gave last, or -1 when it has been taken already. */
  public int take() {
    int number = announced;
    announced = NONE;
    return number;
  }

  /**
   * Says which object it is that {@link #begin} was for, before its parts are read, or null if it
   * cannot be without them; does nothing if there was none, or it has been said.
   */
  public void made(Object object) {
    if (announced != NONE) objects[take()] = object;
  }

  /** Says which object has a number, before its parts are read. */
  public void put(int number, Object object) {
    objects[number] = object;
  }

  /** Says that an object is complete; {@code isOne} that its hash code looks at no part of it. */
  public void end(int number, Object object, boolean isOne) {
    announced = NONE;
    objects[number] = object;
    long before = ~sizes[number];
    values = isOne ? before + 1 : Math.max(values, Math.min(MOST_VALUES, before + texts(number)));
    sizes[number] = values - before;
  }

  /** Counts the elements of the object that has begun: numbers among them are no objects. */
  public void count(long elements) {
    if (count > 0) values = Math.min(MOST_VALUES, values + elements);
  }

  /** The object with that number, or null; it counts again. */
  public Object get(int number) {
    if (number >= count || objects[number] == null) return null;
    values = Math.min(MOST_VALUES, values + size(number));
    return objects[number];
  }

  /** The values in an object: of one that is not finished, those that it may have so far. */
  private long size(int number) {
    long size = sizes[number];
    return Math.max(1, size < 0 ? values - ~size : size);
  }

  /** As how many values the texts since an object began count. */
  private long texts(int number) {
    return (reader.at + reader.texts.repeated() - starts[number]) / BYTES_OF_VALUE;
  }

  public int count() {
    return count;
  }

  public long values() {
    return values;
  }

  /**
   * Counts values that are to be hashed or compared, and returns the number of all so far. Where
   * there are too many values to count, they are as many: how many came since is not known.
   */
  public long hash(long values) {
    hashed = this.values < MOST_VALUES ? Math.min(MOST_VALUES, hashed + values) : MOST_VALUES;
    return hashed;
  }

  /** Forgets them. */
  public void clear() {
    if (count > FIRST_SIZE) {
      objects = new Object[FIRST_SIZE];
      sizes = new long[FIRST_SIZE];
      starts = new long[FIRST_SIZE];
    } else {
      Arrays.fill(objects, 0, count, null);
    }
    count = 0;
    announced = NONE;
    areNumbered = false;
    values = 0;
    hashed = 0;
  }
}
