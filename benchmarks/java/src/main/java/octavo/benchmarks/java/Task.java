package octavo.benchmarks.java;

import java.util.Arrays;

/** What one contestant does with one class: batches of operations, timed one by one. */
final class Task {
  private static final int OPERATIONS = 128;
  private static final int MAX_BATCHES = 1 << 15;

  private final String name;
  private final Contestant contestant;
  private final Object[] objects;
  private final byte[][] messages;
  private final boolean encodes;
  private final long[] nanos = new long[MAX_BATCHES];
  private int batches;

  /** What was made last, so that it must be made. */
  Object made;

  Task(String name, Contestant contestant, Object[] objects, byte[][] messages, boolean encodes) {
    this.name = name;
    this.contestant = contestant;
    this.objects = objects;
    this.messages = messages;
    this.encodes = encodes;
  }

  String name() {
    return name;
  }

  /** Bytes of a message. */
  int size() {
    return messages[0].length;
  }

  void restart() {
    batches = 0;
  }

  /** Runs a batch. */
  void batch() {
    long started = System.nanoTime();
    if (encodes) encode();
    else decode();
    nanos[batches++ % MAX_BATCHES] = System.nanoTime() - started;
  }

  private void encode() {
    for (int index = 0; index < OPERATIONS; index++)
      made = contestant.encode(objects[index % objects.length]);
  }

  private void decode() {
    Class<?> type = objects[0].getClass();
    for (int index = 0; index < OPERATIONS; index++)
      made = contestant.decode(messages[index % messages.length], type);
  }

  /** Median of an operation's time in nanoseconds. */
  double median() {
    long[] sorted = Arrays.copyOf(nanos, Math.min(batches, MAX_BATCHES));
    Arrays.sort(sorted);
    return (double) sorted[sorted.length / 2] / OPERATIONS;
  }
}
