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
 * Integers are zigzag LEB128, lengths varints; booleans, enums and presence stand in a leading bit
 * string.
 */
final class VarintBits {
  static final Map<String, Wire<?>> WIRES =
      Map.of(
          "SimpleObject", new SimpleWire(),
          "ComplexObject", new ComplexWire(),
          "DeepObject", new DeepWire(),
          "Ticker", new TickerWire(),
          "Order", new OrderWire(),
          "Book", new BookWire());

  private VarintBits() {}

  private static int narrow(Reader from) {
    return Zigzag.decode((int) Leb128.get(from, 32));
  }

  private static int element(Reader from) {
    return Zigzag.decode((int) Leb128.getSmall(from, 32));
  }

  private static int putElement(byte[] to, int at, int value) {
    return Leb128.putSmall(to, at, Zigzag.encode(value) & 0xffffffffL);
  }

  private static long wide(Reader from) {
    return Zigzag.decode(Leb128.get(from, 64));
  }

  private static long wide53(Reader from) {
    int start = from.at;
    long value = Zigzag.decode(Leb128.get(from, 54));
    if (value == -1L << 53) throw new Malformed("range", start);
    return value;
  }

  private static int put(byte[] to, int at, int value) {
    return Leb128.put(to, at, Zigzag.encode(value) & 0xffffffffL);
  }

  private static int put(byte[] to, int at, long value) {
    return Leb128.put(to, at, Zigzag.encode(value));
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
      int at = put(to, put(to, 15, value.id()), value.serial());
      return Text.put(to, at, value.name());
    }

    @Override
    public SimpleObject decode(byte[] message) {
      Reader from = new Reader(message);
      from.take(15);
      int bits = message[0];
      reserve(bits >> 1, 0);
      int id = narrow(from);
      long serial = wide(from);
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
      int end = Text.put(to, put(to, 0, value.id()), value.name());
      int count = value.numbers().size();
      end = Leb128.putSmall(to, end, count);
      for (int i = 0; i < count; i++) end = putElement(to, end, value.numbers().get(i));
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
      int id = narrow(from);
      String name = from.text(from.varint());
      int numbered = from.count(1);
      List<Integer> numbers = new ArrayList<>(numbered);
      for (int i = 0; i < numbered; i++) numbers.add(element(from));
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
      int at = put(to, start + 1, value.id());
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
      int id = narrow(from);
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
      int at = put(to, put(to, put(to, 25, value.id()), value.account()), value.time());
      return Text.put(to, at, value.symbol());
    }

    @Override
    public Order decode(byte[] message) {
      Reader from = new Reader(message);
      from.take(25);
      int bits = message[0];
      reserve(bits >> 6, 0);
      int type = bits >> 1 & 3;
      if (type > 2) throw new Malformed("range", 0);
      long id = wide53(from);
      int account = narrow(from);
      long time = wide53(from);
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
      int end = Text.put(to, put(to, 0, value.time()), value.symbol());
      return Columns.put(to, Columns.put(to, end, value.bids()), value.asks());
    }

    @Override
    public Book decode(byte[] message) {
      Reader from = new Reader(message);
      long time = wide53(from);
      String symbol = from.text(from.varint());
      Book value = new Book(symbol, time, Columns.get(from), Columns.get(from));
      from.end();
      return value;
    }
  }
}
