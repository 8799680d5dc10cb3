package octavo.benchmarks.wire;

import java.util.ArrayList;
import java.util.List;
import octavo.benchmarks.wire.Subjects.Level;

/** A list of levels as two columns, each aligned to 8 bytes from the first byte of the message. */
final class Columns {
  private Columns() {}

  static int put(byte[] to, int at, List<Level> levels) {
    int count = levels.size();
    int counted = Leb128.putSmall(to, at, count);
    int prices = counted + 7 & -8;
    int quantities = prices + 8 * count;
    while (counted < prices) to[counted++] = 0;
    for (int i = 0; i < count; i++) {
      Level level = levels.get(i);
      Memory.put(to, prices + 8 * i, level.price());
      Memory.put(to, quantities + 8 * i, level.quantity());
    }
    return quantities + 8 * count;
  }

  static List<Level> get(Reader from) {
    int count = from.count(16);
    for (int i = from.take(-from.at & 7); i < from.at; i++)
      if (from.bytes[i] != 0) throw new Malformed("reserved", i);
    int prices = from.take(16 * count);
    int quantities = prices + 8 * count;
    List<Level> levels = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      double price = Memory.f64(from.bytes, prices + 8 * i);
      levels.add(new Level(price, Memory.f64(from.bytes, quantities + 8 * i)));
    }
    return levels;
  }
}
