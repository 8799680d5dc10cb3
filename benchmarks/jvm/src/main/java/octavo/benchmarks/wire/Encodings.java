package octavo.benchmarks.wire;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import kotlin.jvm.functions.Function0;
import octavo.benchmarks.measure.Task;

/**
 * Times one subject in the three encodings, which take turns in one JVM: {@code SUBJECT
 * steady|mixed SECONDS}.
 */
public final class Encodings {
  private static final int BUFFER = 40_000;
  private static final long MAX_WARM_UP_NANOS = 20_000_000_000L;
  private static final CompilationMXBean COMPILER = ManagementFactory.getCompilationMXBean();

  private final List<?> values;
  private final byte[] buffer = new byte[BUFFER];
  private final Object[] sink = new Object[Values.COUNT];

  /** Which values are visited, in no order that a branch predictor could learn. */
  private final int[] order = new Random(2).ints(1 << 14, 0, Values.COUNT).toArray();

  private Encodings(List<?> values) {
    this.values = values;
  }

  public static void main(String[] arguments) {
    String subject = arguments[0];
    List<?> values = new Values(arguments[1].equals("steady")).of(subject);
    new Encodings(values)
        .run(subject, arguments[1], Integer.parseInt(arguments[2]) * 1_000_000_000L);
  }

  private void run(String subject, String spread, long nanos) {
    Map<String, Wire<?>> wires = new LinkedHashMap<>();
    wires.put("header", HeaderCodes.WIRES.get(subject));
    wires.put("varint", VarintBits.WIRES.get(subject));
    wires.put("fixed", FixedWidths.WIRES.get(subject));
    List<Task> tasks = new ArrayList<>();
    for (Map.Entry<String, Wire<?>> wire : wires.entrySet())
      tasks.addAll(tasks(wire.getKey(), wire.getValue()));
    warmUp(tasks);
    tasks.forEach(Task::restart);
    rounds(tasks, nanos);
    int row = 0;
    for (Map.Entry<String, Wire<?>> wire : wires.entrySet()) {
      double encode = tasks.get(row++).getMedianNanos();
      double decode = tasks.get(row++).getMedianNanos();
      int bytes = encoded(wire.getValue(), values.get(0)).length;
      System.out.printf(
          Locale.ROOT,
          "%s %s %s %d %.1f %.1f%n",
          subject,
          spread,
          wire.getKey(),
          bytes,
          encode,
          decode);
    }
  }

  /** Runs rounds until the compiler has been quiet for a second. */
  private static void warmUp(List<Task> tasks) {
    long started = System.nanoTime();
    long compiled;
    do {
      compiled = COMPILER.getTotalCompilationTime();
      rounds(tasks, 1_000_000_000L);
    } while (COMPILER.getTotalCompilationTime() != compiled
        && System.nanoTime() - started < MAX_WARM_UP_NANOS);
  }

  private static void rounds(List<Task> tasks, long nanos) {
    long start = System.nanoTime();
    while (System.nanoTime() - start < nanos) tasks.forEach(Task::batch);
  }

  private <T> List<Task> tasks(String name, Wire<T> wire) {
    @SuppressWarnings("unchecked")
    T[] visited = (T[]) new Object[order.length];
    byte[][] messages = new byte[values.size()][];
    for (int i = 0; i < messages.length; i++) messages[i] = verified(name, wire, values.get(i));
    for (int i = 0; i < order.length; i++) visited[i] = Encodings.<T>cast(values.get(order[i]));
    return List.of(
        task(name + " encode", encoding(wire, visited)),
        task(name + " decode", decoding(wire, messages)));
  }

  private static Task task(String name, Function0<Object> call) {
    return new Task(name, Values.COUNT, call);
  }

  private <T> Function0<Object> encoding(Wire<T> wire, T[] visited) {
    int[] at = {0};
    return () -> {
      int length = 0;
      int start = at[0];
      for (int i = 0; i < Values.COUNT; i++) length += wire.encode(visited[start + i], buffer);
      at[0] = start + Values.COUNT & order.length - 1;
      return length;
    };
  }

  private <T> Function0<Object> decoding(Wire<T> wire, byte[][] messages) {
    int[] at = {0};
    return () -> {
      int start = at[0];
      for (int i = 0; i < Values.COUNT; i++) sink[i] = wire.decode(messages[order[start + i]]);
      at[0] = start + Values.COUNT & order.length - 1;
      return sink;
    };
  }

  /** Returns the message; throws if it does not come back, or any of its beginnings is accepted. */
  private <T> byte[] verified(String name, Wire<T> wire, Object value) {
    byte[] message = encoded(wire, value);
    if (!wire.decode(message).equals(value))
      throw new IllegalStateException(name + " lost " + value);
    for (int length = 0; length < message.length; length += 1 + length / 100)
      if (accepts(wire, Arrays.copyOf(message, length)))
        throw new IllegalStateException(name + " takes " + length + " bytes of " + message.length);
    if (accepts(wire, Arrays.copyOf(message, message.length + 1)))
      throw new IllegalStateException(name + " takes a trailing byte");
    if (Boolean.getBoolean("hex") && value == values.get(0))
      System.out.println(
          name + " " + HexFormat.of().formatHex(message, 0, Math.min(64, message.length)));
    return message;
  }

  private static boolean accepts(Wire<?> wire, byte[] message) {
    try {
      wire.decode(message);
      return true;
    } catch (Malformed e) {
      return false;
    }
  }

  private <T> byte[] encoded(Wire<T> wire, Object value) {
    return Arrays.copyOf(buffer, wire.encode(Encodings.<T>cast(value), buffer));
  }

  @SuppressWarnings("unchecked")
  private static <T> T cast(Object value) {
    return (T) value;
  }
}
