package octavo.objects.wire;

import java.util.Arrays;

/** Which classes a message has named so far, by the places that the classes have in a list. */
public final class WrittenClasses {
  private static final int FIRST_SIZE = 16;

  /** For each class the message that named it last, in the high half, and its number there. */
  private long[] numbers = new long[FIRST_SIZE];

  /** Never 0, which the classes that no message has named have. */
  private int message;

  private int count;

  public WrittenClasses() {
    this(0);
  }

  /** One that has been used for that many messages. */
  WrittenClasses(int messages) {
    message = messages;
  }

  /** Begins a message. */
  public void begin() {
    count = 0;
    if (++message == 0) {
      Arrays.fill(numbers, 0);
      message = 1;
    }
  }

  /** The number of classes so far. */
  int count() {
    return count;
  }

  /** Forgets all but the first {@code most}. */
  void forget(int most) {
    if (count == most) return;
    count = most;
    for (int place = 0; place < numbers.length; place++)
      if ((int) (numbers[place] >>> 32) == message && (int) numbers[place] >= most)
        numbers[place] = 0;
  }

  /** The class's number in the message, or -1 if it is new: then it gets the next one. */
  public int number(int place) {
    if (place >= numbers.length) numbers = Arrays.copyOf(numbers, 2 * place);
    long number = numbers[place];
    if ((int) (number >>> 32) == message) return (int) number;
    numbers[place] = (long) message << 32 | count++;
    return -1;
  }
}
