package octavo.benchmarks.java;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import octavo.benchmarks.java.contestants.Contestant;

/** What one contestant does with one class: batches of operations, timed one by one. */
final class Task {
  /**
   * Long beside the clock's 25 ns, short beside the seconds in which a machine changes its pace.
   */
  private static final long BATCH_NANOS = 200_000;

  private static final int MAX_BATCHES = 1 << 14;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final Contestant contestant;
  private final Class<?> type;
  private final Object[] objects;
  private final byte[][] messages;
  private final Way way;
  private final double[] nanos = new double[MAX_BATCHES];
  private int batches;

  /** How often a batch takes all objects in turns. */
  private int turns = 1;

  /** What was made last, so that it must be made. */
  Object made;

  int size;

  Task(Contestant contestant, Subject subject, byte[][] messages, Way way) {
    this.contestant = contestant;
    this.type = subject.type();
    this.objects = subject.objects();
    this.messages = messages;
    this.way = way;
  }

  Way way() {
    return way;
  }

  void restart() {
    batches = 0;
  }

  /**
   * Times a batch; the next one is longer or shorter when this one was far from the mark. A turn
   * before that is not timed: it brings what other tasks have driven out back into the caches.
   */
  void batch() throws Exception {
    turn();
    long started = System.nanoTime();
    run();
    long taken = System.nanoTime() - started;
    nanos[batches++ % MAX_BATCHES] = (double) taken / operations();
    if (taken < BATCH_NANOS / 2) turns *= 2;
    else if (taken > BATCH_NANOS * 2 && turns > 1) turns /= 2;
  }

  private int operations() {
    return turns * objects.length;
  }

  private void run() throws Exception {
    for (int count = 0; count < turns; count++) turn();
  }

  private void turn() throws Exception {
    switch (way) {
      case ENCODE -> encode();
      case REUSE -> reuse((Contestant.Reusing) contestant);
      case DECODE -> decode();
      case ROUND_TRIP -> roundTrip();
    }
  }

  private void encode() throws Exception {
    for (Object object : objects) made = contestant.encode(object);
  }

  private void reuse(Contestant.Reusing reusing) {
    for (Object object : objects) size = reusing.encodeReusing(object);
  }

  private void decode() throws Exception {
    for (byte[] message : messages) made = contestant.decode(message, type);
  }

  private void roundTrip() throws Exception {
    for (Object object : objects) made = contestant.decode(contestant.encode(object), type);
  }

  /** Median of an operation's time in nanoseconds. */
  double median() {
    double[] sorted = Arrays.copyOf(nanos, Math.min(batches, MAX_BATCHES));
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }

  /** Bytes that an operation allocates. */
  long allocated() throws Exception {
    long before = THREADS.getCurrentThreadAllocatedBytes();
    run();
    return Math.round((double) (THREADS.getCurrentThreadAllocatedBytes() - before) / operations());
  }
}
