package octavo.benchmarks.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import octavo.benchmarks.wire.Subjects.Book;
import octavo.benchmarks.wire.Subjects.ComplexObject;
import octavo.benchmarks.wire.Subjects.DeepObject;
import octavo.benchmarks.wire.Subjects.Order;
import octavo.benchmarks.wire.Subjects.SimpleObject;
import octavo.benchmarks.wire.Subjects.Ticker;

/**
 * Integers take the width of their type, lengths are varints; booleans, enums and presence stand in
 * a leading bit string.
 */
final class FixedWidths {
  static final Map<String, Wire<?>> WIRES =
      Map.of(
          "SimpleObject", new SimpleWire(),
          "ComplexObject", new ComplexWire(),
          "DeepObject", new DeepWire(),
          "Ticker", new TickerWire(),
          "Order", new OrderWire(),
          "Book", new BookWire());

  private FixedWidths() {}

  private static long wide53(byte[] message, int at) {
    long value = Memory.i64(message, at);
    if (value >> 53 != value >> 63 || value == -1L << 53) throw new Malformed("range", at);
    return value;
  }

  private static void reserve(int bits, int at) {
    if (bits != 0) throw new Malformed("reserved", at);
  }

  private static final class SimpleWire implements Wire<SimpleObject> {
    @Override
    public int encode(SimpleObject value, byte[] to) {
      to[0] = (byte) (value.active() ? 1 : 0);
      Memory.put(to, 1, value.ratio());
      Memory.put(to, 9, value.factor());
      Memory.put(to, 13, value.code());
      Memory.put(to, 15, value.id());
      Memory.put(to, 19, value.serial());
      return Text.put(to, 27, value.name());
    }

    @Override
    public SimpleObject decode(byte[] message) {
      Reader from = new Reader(message);
      from.take(27);
      int bits = message[0];
      reserve(bits >> 1, 0);
      int id = Memory.i32(message, 15);
      long serial = Memory.i64(message, 19);
      String name = from.text(from.varint());
      from.end();
      return new SimpleObject(
          id,
          name,
          bits != 0,
          Memory.f64(message, 1),
          Memory.f32(message, 9),
          serial,
          Memory.i16(message, 13));
    }
  }

  private static final class ComplexWire implements Wire<ComplexObject> {
    @Override
    public int encode(ComplexObject value, byte[] to) {
      Memory.put(to, 0, value.id());
      int end = Text.put(to, 4, value.name());
      int count = value.numbers().size();
      end = Leb128.putSmall(to, end, count);
      for (int i = 0; i < count; i++) Memory.put(to, end + 4 * i, (int) value.numbers().get(i));
      end += 4 * count;
      end = Leb128.putSmall(to, end, value.labels().size());
      for (Map.Entry<String, String> label : value.labels().entrySet()) {
        end = Text.put(to, end, label.getKey());
        end = Text.put(to, end, label.getValue());
      }
      return end;
    }

    @Override
    public ComplexObject decode(byte[] message) {
      Reader from = new Reader(message);
      int id = Memory.i32(from.bytes, from.take(4));
      String name = from.text(from.varint());
      int numbered = from.count(4);
      List<Integer> numbers = new ArrayList<>(numbered);
      for (int i = 0; i < numbered; i++) numbers.add(Memory.i32(from.bytes, from.take(4)));
      int count = from.count(2);
      Map<String, String> labels = new LinkedHashMap<>();
      for (int i = 0; i < count; i++) {
        int start = from.at;
        String key = from.text(from.varint());
        if (labels.put(key, from.text(from.varint())) != null)
          throw new Malformed("duplicate", start);
      }
      from.end();
      return new ComplexObject(id, name, numbers, labels);
    }
  }

  private static final class DeepWire implements Wire<DeepObject> {
    @Override
    public int encode(DeepObject value, byte[] to) {
      return write(value, to, 0);
    }

    private static int write(DeepObject value, byte[] to, int start) {
      int bits = (value.name() == null ? 0 : 1) | (value.child() == null ? 0 : 2);
      to[start] = (byte) bits;
      Memory.put(to, start + 1, value.id());
      int at = start + 5;
      if (value.name() != null) at = Text.put(to, at, value.name());
      return value.child() == null ? at : write(value.child(), to, at);
    }

    @Override
    public DeepObject decode(byte[] message) {
      Reader from = new Reader(message);
      DeepObject value = get(from, 1);
      from.end();
      return value;
    }

    private static DeepObject get(Reader from, int depth) {
      int start = from.take(1);
      if (depth > 64) throw new Malformed("limit", start);
      int bits = from.bytes[start];
      reserve(bits >> 2, start);
      int id = Memory.i32(from.bytes, from.take(4));
      String name = (bits & 1) == 0 ? null : from.text(from.varint());
      return new DeepObject(id, name, (bits & 2) == 0 ? null : get(from, depth + 1));
    }
  }

  private static final class TickerWire implements Wire<Ticker> {
    @Override
    public int encode(Ticker value, byte[] to) {
      Memory.put(to, 0, value.last());
      Memory.put(to, 8, value.bid());
      Memory.put(to, 16, value.ask());
      Memory.put(to, 24, value.volume());
      return Text.put(to, 32, value.symbol());
    }

    @Override
    public Ticker decode(byte[] message) {
      Reader from = new Reader(message);
      from.take(32);
      String symbol = from.text(from.varint());
      from.end();
      return new Ticker(
          symbol,
          Memory.f64(message, 0),
          Memory.f64(message, 8),
          Memory.f64(message, 16),
          Memory.f64(message, 24));
    }
  }

  private static final class OrderWire implements Wire<Order> {
    @Override
    public int encode(Order value, byte[] to) {
      to[0] = (byte) (value.side() | value.type() << 1 | value.flags() << 3);
      Memory.put(to, 1, value.price());
      Memory.put(to, 9, value.quantity());
      Memory.put(to, 17, value.filled());
      Memory.put(to, 25, value.id());
      Memory.put(to, 33, value.account());
      Memory.put(to, 37, value.time());
      return Text.put(to, 45, value.symbol());
    }

    @Override
    public Order decode(byte[] message) {
      Reader from = new Reader(message);
      from.take(45);
      int bits = message[0];
      reserve(bits >> 6, 0);
      int type = bits >> 1 & 3;
      if (type > 2) throw new Malformed("range", 0);
      long id = wide53(message, 25);
      int account = Memory.i32(message, 33);
      long time = wide53(message, 37);
      String symbol = from.text(from.varint());
      from.end();
      return new Order(
          id,
          account,
          symbol,
          bits & 1,
          type,
          Memory.f64(message, 1),
          Memory.f64(message, 9),
          Memory.f64(message, 17),
          time,
          bits >> 3);
    }
  }

  private static final class BookWire implements Wire<Book> {
    @Override
    public int encode(Book value, byte[] to) {
      Memory.put(to, 0, value.time());
      int end = Text.put(to, 8, value.symbol());
      return Columns.put(to, Columns.put(to, end, value.bids()), value.asks());
    }

    @Override
    public Book decode(byte[] message) {
      Reader from = new Reader(message);
      long time = wide53(message, from.take(8));
      String symbol = from.text(from.varint());
      Book value = new Book(symbol, time, Columns.get(from), Columns.get(from));
      from.end();
      return value;
    }
  }
}
