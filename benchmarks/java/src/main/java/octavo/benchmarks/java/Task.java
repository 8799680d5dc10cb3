package octavo.benchmarks.java;

import java.util.Arrays;

/** What one contestant does with one class: batches of operations, timed one by one. */
final class Task {
  /** Objects that take turns. */
  static final int OBJECTS = 64;

  private static final int OPERATIONS = 128;
  private static final int MAX_BATCHES = 1 << 15;

  private final String name;
  private final Contestant contestant;
  private final Object[] objects;
  private final byte[][] messages;
  private final boolean encodes;
  private final long[] nanos = new long[MAX_BATCHES];
  private int batches;

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

  /** Runs a batch; returns what it made, so that it must be made. */
  int batch() {
    long started = System.nanoTime();
    int made = encodes ? encode() : decode();
    nanos[batches++ % MAX_BATCHES] = System.nanoTime() - started;
    return made;
  }

  private int encode() {
    int made = 0;
    for (int index = 0; index < OPERATIONS; index++)
      made += contestant.encode(objects[index % OBJECTS]).length;
    return made;
  }

  private int decode() {
    int made = 0;
    Class<?> type = objects[0].getClass();
    for (int index = 0; index < OPERATIONS; index++)
      made += contestant.decode(messages[index % OBJECTS], type).hashCode();
    return made;
  }

  /** Median of an operation's time in nanoseconds. */
  double median() {
    long[] sorted = Arrays.copyOf(nanos, Math.min(batches, MAX_BATCHES));
    Arrays.sort(sorted);
    return (double) sorted[sorted.length / 2] / OPERATIONS;
  }
}
