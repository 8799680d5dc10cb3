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
 * The encoding of spec/pack.md: widths of integers and lengths of short texts stand in a header.
 */
final class HeaderCodes {
  static final Map<String, Wire<?>> WIRES =
      Map.of(
          "SimpleObject", new SimpleWire(),
          "ComplexObject", new ComplexWire(),
          "DeepObject", new DeepWire(),
          "Ticker", new TickerWire(),
          "Order", new OrderWire(),
          "Book", new BookWire());

  private static final long MAX_53 = (1L << 53) - 1;

  private HeaderCodes() {}

  private static int code(int value) {
    return 31 - Integer.numberOfLeadingZeros(value | 1) >>> 3;
  }

  private static int code(long value) {
    return 63 - Long.numberOfLeadingZeros(value | 1) >>> 3;
  }

  /** Reads an integer of {@code code + 1} bytes that ends there, and not before the fourth byte. */
  private static int narrow(byte[] bytes, int end, int code) {
    return Zigzag.decode(Memory.i32(bytes, end - 4) >>> 24 - 8 * code);
  }

  /** Reads an integer of {@code code + 1} bytes that ends there, and not before the eighth byte. */
  private static long wide(byte[] bytes, int end, int code) {
    return Zigzag.decode(Memory.i64(bytes, end - 8) >>> 56 - 8 * code);
  }

  private static long wide53(byte[] bytes, int end, int code) {
    return in53(wide(bytes, end, code), code);
  }

  private static long in53(long value, int code) {
    if (code == 7 || Long.compareUnsigned(value + MAX_53, 2 * MAX_53) > 0)
      throw new Malformed("range", 0);
    return value;
  }

  /** The same where the integer may stand anywhere. */
  private static int narrow(Reader from, int code) {
    int start = from.take(code + 1);
    if (from.bytes.length - start >= 4)
      return Zigzag.decode(Memory.i32(from.bytes, start) & -1 >>> 24 - 8 * code);
    int value = 0;
    for (int i = 0; i <= code; i++) value |= (from.bytes[start + i] & 0xff) << 8 * i;
    return Zigzag.decode(value);
  }

  private static long wide53(Reader from, int code) {
    int start = from.take(code + 1);
    if (from.bytes.length - start >= 8)
      return in53(Zigzag.decode(Memory.i64(from.bytes, start) & -1L >>> 56 - 8 * code), code);
    long value = 0;
    for (int i = 0; i <= code; i++) value |= (from.bytes[start + i] & 0xffL) << 8 * i;
    return in53(Zigzag.decode(value), code);
  }

  private static String text(Reader from, int code) {
    return from.text(code < 15 ? code : 15 + from.varint());
  }

  private static void reserve(int bits, int at) {
    if (bits != 0) throw new Malformed("reserved", at);
  }

  private static final class SimpleWire implements Wire<SimpleObject> {
    @Override
    public int encode(SimpleObject value, byte[] to) {
      int id = Zigzag.encode(value.id());
      long serial = Zigzag.encode(value.serial());
      int idCode = code(id);
      int serialCode = code(serial);
      Memory.put(to, 2, value.ratio());
      Memory.put(to, 10, value.factor());
      Memory.put(to, 14, value.code());
      Memory.put(to, 16, id);
      Memory.put(to, 17 + idCode, serial);
      int at = 18 + idCode + serialCode;
      int end = Text.put(to, at, value.name(), 15);
      int nameCode = Math.min(end - at, 15);
      int active = value.active() ? 1 : 0;
      Memory.put(to, 0, (short) (idCode | nameCode << 2 | active << 6 | serialCode << 7));
      return end;
    }

    @Override
    public SimpleObject decode(byte[] message) {
      Reader from = new Reader(message);
      from.take(16);
      int header = Memory.i16(message, 0);
      reserve(header >> 10, 0);
      int idCode = header & 3;
      int serialCode = header >> 7 & 7;
      int idEnd = from.take(2 + idCode + serialCode) + 1 + idCode;
      int id = narrow(message, idEnd, idCode);
      long serial = wide(message, from.at, serialCode);
      String name = text(from, header >> 2 & 15);
      from.end();
      return new SimpleObject(
          id,
          name,
          (header & 64) != 0,
          Memory.f64(message, 2),
          Memory.f32(message, 10),
          serial,
          Memory.i16(message, 14));
    }
  }

  private static final class ComplexWire implements Wire<ComplexObject> {
    @Override
    public int encode(ComplexObject value, byte[] to) {
      int id = Zigzag.encode(value.id());
      int idCode = code(id);
      Memory.put(to, 1, id);
      int at = 2 + idCode;
      int end = Text.put(to, at, value.name(), 15);
      to[0] = (byte) (idCode | Math.min(end - at, 15) << 2);
      end = putNumbers(to, end, value.numbers());
      end = Leb128.putSmall(to, end, value.labels().size());
      for (Map.Entry<String, String> label : value.labels().entrySet()) {
        int keyEnd = Text.put(to, end + 1, label.getKey(), 15);
        int valueEnd = Text.put(to, keyEnd, label.getValue(), 15);
        to[end] = (byte) (Math.min(keyEnd - end - 1, 15) | Math.min(valueEnd - keyEnd, 15) << 4);
        end = valueEnd;
      }
      return end;
    }

    private static int putNumbers(byte[] to, int at, List<Integer> numbers) {
      int count = numbers.size();
      int widest = 0;
      for (int i = 0; i < count; i++) widest |= Zigzag.encode(numbers.get(i));
      int code = code(widest);
      to[at] = (byte) (Math.min(count, 15) | code << 4);
      int end = count < 15 ? at + 1 : Leb128.putSmall(to, at + 1, count - 15);
      for (int i = 0; i < count; i++) {
        Memory.put(to, end, Zigzag.encode(numbers.get(i)));
        end += code + 1;
      }
      return end;
    }

    @Override
    public ComplexObject decode(byte[] message) {
      Reader from = new Reader(message);
      int header = message[from.take(1)];
      reserve(header >> 6, 0);
      int id = narrow(from, header & 3);
      String name = text(from, header >> 2 & 15);
      List<Integer> numbers = numbers(from);
      int count = from.count(1);
      Map<String, String> labels = new LinkedHashMap<>();
      for (int i = 0; i < count; i++) {
        int start = from.take(1);
        int codes = message[start];
        String key = text(from, codes & 15);
        if (labels.put(key, text(from, codes >> 4 & 15)) != null)
          throw new Malformed("duplicate", start);
      }
      from.end();
      return new ComplexObject(id, name, numbers, labels);
    }

    private static List<Integer> numbers(Reader from) {
      int start = from.take(1);
      int lead = from.bytes[start];
      reserve(lead >> 6, start);
      int code = lead >> 4 & 3;
      int count = lead & 15;
      if (count == 15) count += from.varint();
      int step = code + 1;
      if (count < 0 || count > (from.bytes.length - from.at) / step)
        throw new Malformed("count", start);
      List<Integer> numbers = new ArrayList<>(count);
      int at = from.at;
      if (at >= 3) {
        for (int i = 0; i < count; i++) numbers.add(narrow(from.bytes, at += step, code));
        from.at = at;
      } else {
        for (int i = 0; i < count; i++) numbers.add(narrow(from, code));
      }
      return numbers;
    }
  }

  private static final class DeepWire implements Wire<DeepObject> {
    @Override
    public int encode(DeepObject value, byte[] to) {
      return write(value, to, 0);
    }

    private static int write(DeepObject value, byte[] to, int start) {
      int id = Zigzag.encode(value.id());
      int idCode = code(id);
      Memory.put(to, start + 1, id);
      int at = start + 2 + idCode;
      int header = idCode;
      if (value.name() != null) {
        int end = Text.put(to, at, value.name(), 14);
        header |= Math.min(end - at + 1, 15) << 2;
        at = end;
      }
      if (value.child() != null) {
        header |= 64;
        at = write(value.child(), to, at);
      }
      to[start] = (byte) header;
      return at;
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
      int header = from.bytes[start];
      reserve(header >> 7, start);
      int id = narrow(from, header & 3);
      int nameCode = header >> 2 & 15;
      String name = null;
      if (nameCode != 0) name = from.text(nameCode < 15 ? nameCode - 1 : 14 + from.varint());
      return new DeepObject(id, name, (header & 64) == 0 ? null : get(from, depth + 1));
    }
  }

  private static final class TickerWire implements Wire<Ticker> {
    @Override
    public int encode(Ticker value, byte[] to) {
      Memory.put(to, 1, value.last());
      Memory.put(to, 9, value.bid());
      Memory.put(to, 17, value.ask());
      Memory.put(to, 25, value.volume());
      int end = Text.put(to, 33, value.symbol(), 15);
      to[0] = (byte) Math.min(end - 33, 15);
      return end;
    }

    @Override
    public Ticker decode(byte[] message) {
      Reader from = new Reader(message);
      from.take(33);
      int header = message[0];
      reserve(header >> 4, 0);
      String symbol = text(from, header);
      from.end();
      return new Ticker(
          symbol,
          Memory.f64(message, 1),
          Memory.f64(message, 9),
          Memory.f64(message, 17),
          Memory.f64(message, 25));
    }
  }

  private static final class OrderWire implements Wire<Order> {
    @Override
    public int encode(Order value, byte[] to) {
      long id = Zigzag.encode(value.id());
      int account = Zigzag.encode(value.account());
      long time = Zigzag.encode(value.time());
      int idCode = code(id);
      int accountCode = code(account);
      int timeCode = code(time);
      Memory.put(to, 3, value.price());
      Memory.put(to, 11, value.quantity());
      Memory.put(to, 19, value.filled());
      Memory.put(to, 27, id);
      int at = 28 + idCode;
      Memory.put(to, at, account);
      at += 1 + accountCode;
      Memory.put(to, at, time);
      at += 1 + timeCode;
      int end = Text.put(to, at, value.symbol(), 15);
      int low = idCode | accountCode << 3 | Math.min(end - at, 15) << 5 | value.side() << 9;
      int high = value.type() << 10 | timeCode << 12 | value.flags() << 15;
      Memory.put(to, 0, (short) (low | high));
      to[2] = (byte) (high >> 16);
      return end;
    }

    @Override
    public Order decode(byte[] message) {
      Reader from = new Reader(message);
      from.take(27);
      int header = Memory.i32(message, 0) & 0xffffff;
      reserve(header >> 18, 0);
      int idCode = header & 7;
      int accountCode = header >> 3 & 3;
      int timeCode = header >> 12 & 7;
      int type = header >> 10 & 3;
      if (type > 2) throw new Malformed("range", 0);
      int idEnd = from.take(3 + idCode + accountCode + timeCode) + 1 + idCode;
      long id = wide53(message, idEnd, idCode);
      int account = narrow(message, idEnd + 1 + accountCode, accountCode);
      long time = wide53(message, from.at, timeCode);
      String symbol = text(from, header >> 5 & 15);
      from.end();
      return new Order(
          id,
          account,
          symbol,
          header >> 9 & 1,
          type,
          Memory.f64(message, 3),
          Memory.f64(message, 11),
          Memory.f64(message, 19),
          time,
          header >> 15);
    }
  }

  private static final class BookWire implements Wire<Book> {
    @Override
    public int encode(Book value, byte[] to) {
      long time = Zigzag.encode(value.time());
      int timeCode = code(time);
      Memory.put(to, 1, time);
      int at = 2 + timeCode;
      int end = Text.put(to, at, value.symbol(), 15);
      to[0] = (byte) (Math.min(end - at, 15) | timeCode << 4);
      return Columns.put(to, Columns.put(to, end, value.bids()), value.asks());
    }

    @Override
    public Book decode(byte[] message) {
      Reader from = new Reader(message);
      int header = message[from.take(1)];
      reserve(header >> 7, 0);
      int timeCode = header >> 4 & 7;
      long time = wide53(from, timeCode);
      String symbol = text(from, header & 15);
      Book value = new Book(symbol, time, Columns.get(from), Columns.get(from));
      from.end();
      return value;
    }
  }
}
