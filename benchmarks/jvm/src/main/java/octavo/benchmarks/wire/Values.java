package octavo.benchmarks.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;
import octavo.benchmarks.wire.Subjects.Book;
import octavo.benchmarks.wire.Subjects.ComplexObject;
import octavo.benchmarks.wire.Subjects.DeepObject;
import octavo.benchmarks.wire.Subjects.Level;
import octavo.benchmarks.wire.Subjects.Order;
import octavo.benchmarks.wire.Subjects.SimpleObject;
import octavo.benchmarks.wire.Subjects.Ticker;

/**
 * Makes the values of each subject, the first one as it is documented. The others have integers and
 * texts of the same widths if {@code steady}, else of any width up to a few bits more than the
 * first.
 */
final class Values {
  static final int COUNT = 64;
  private static final String LETTERS = "abcdefghijklmnop";

  private final Random random = new Random(1);
  private final boolean steady;
  private boolean first;

  Values(boolean steady) {
    this.steady = steady;
  }

  List<?> of(String subject) {
    return switch (subject) {
      case "SimpleObject" -> list(this::simple);
      case "ComplexObject" -> list(this::complex);
      case "DeepObject" -> list(i -> deep(0));
      case "Ticker" -> list(this::ticker);
      case "Order" -> list(this::order);
      case "Book" -> list(this::book);
      default -> throw new IllegalArgumentException(subject);
    };
  }

  private <T> List<T> list(IntFunction<T> value) {
    List<T> values = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      first = i == 0;
      values.add(value.apply(i));
    }
    return values;
  }

  private SimpleObject simple(int i) {
    return new SimpleObject(
        (int) number(12345, 24),
        text("Test Object"),
        i % 3 == 0,
        3.14159265 + i,
        2.71828f + i,
        number(9876543210L, 40),
        (short) (42 + i));
  }

  private ComplexObject complex(int i) {
    List<Integer> numbers = new ArrayList<>();
    for (int n = 1; n <= 5; n++) numbers.add((int) number(n, 10));
    Map<String, String> labels = new LinkedHashMap<>();
    for (int n = 1; n <= 3; n++) labels.put("key" + n, text("value" + n));
    return new ComplexObject((int) number(12345, 24), text("Complex Object"), numbers, labels);
  }

  private DeepObject deep(int depth) {
    DeepObject child = depth == 4 ? null : deep(depth + 1);
    return new DeepObject(
        (int) number(depth + 1, 12), text("Level " + "ABCDE".charAt(depth)), child);
  }

  private Ticker ticker(int i) {
    return new Ticker(text("BTCUSDT"), 64000.5 + i, 64000.25 + i, 64000.75 + i, 1234.5 + i);
  }

  private Order order(int i) {
    return new Order(
        number(9876543210L, 40),
        (int) number(12345678, 27),
        text("BTCUSDT"),
        i & 1,
        i % 3,
        64000.5 + i,
        1.25 + i,
        0.5 + i,
        1716100000123L + 1000L * i,
        5 ^ i & 7);
  }

  private Book book(int i) {
    return new Book(text("BTCUSDT"), 1716100000123L + 1000L * i, levels(), levels());
  }

  private List<Level> levels() {
    List<Level> levels = new ArrayList<>();
    for (int i = 0; i < 1000; i++) levels.add(new Level(random.nextDouble(), random.nextDouble()));
    return levels;
  }

  private long number(long value, int bits) {
    if (first) return value;
    return steady ? value ^ random.nextInt(2) : random.nextLong() >>> 64 - 1 - random.nextInt(bits);
  }

  private String text(String value) {
    if (first || steady) return value;
    int length = value.length() - random.nextInt(value.length() / 2);
    int start = random.nextInt(LETTERS.length() + 1 - length);
    return LETTERS.substring(start, start + length);
  }
}
