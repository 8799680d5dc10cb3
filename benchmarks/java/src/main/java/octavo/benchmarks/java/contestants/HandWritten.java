package octavo.benchmarks.java.contestants;

import static octavo.benchmarks.java.contestants.LittleEndian.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import octavo.benchmarks.java.model.ComplexObject;
import octavo.benchmarks.java.model.DeepObject;
import octavo.benchmarks.java.model.SimpleObject;

/**
 * The floor: what one writes by hand for these three classes and their ASCII texts of up to 14
 * characters, with no check but the array's.
 */
@SuppressWarnings("deprecation") // strings of Latin-1
final class HandWritten implements Contestant.Reusing {
  private final byte[] buffer = new byte[512];

  @Override
  public byte[] encode(Object value) {
    return Arrays.copyOf(buffer, encodeReusing(value));
  }

  @Override
  public int encodeReusing(Object value) {
    if (value instanceof SimpleObject it) return write(it);
    if (value instanceof ComplexObject it) return write(it);
    return write((DeepObject) value, 0);
  }

  private int write(SimpleObject it) {
    byte[] bytes = buffer;
    INT.set(bytes, 0, it.id);
    LONG.set(bytes, 4, it.longValue);
    LONG.set(bytes, 12, Double.doubleToRawLongBits(it.doubleValue));
    INT.set(bytes, 20, Float.floatToRawIntBits(it.floatValue));
    INT.set(bytes, 24, it.shortValue & 0xffff | (it.active ? 1 << 16 : 0) | it.name.length() << 24);
    return writeText(it.name, 28);
  }

  private int write(ComplexObject it) {
    byte[] bytes = buffer;
    INT.set(bytes, 0, it.id);
    bytes[4] = (byte) it.name.length();
    int at = writeText(it.name, 5);
    ArrayList<Integer> numbers = (ArrayList<Integer>) it.numbers;
    bytes[at++] = (byte) numbers.size();
    for (int index = 0; index < numbers.size(); index++) {
      INT.set(bytes, at, (int) numbers.get(index));
      at += 4;
    }
    bytes[at++] = (byte) it.tags.size();
    for (Map.Entry<String, String> entry : ((HashMap<String, String>) it.tags).entrySet()) {
      bytes[at] = (byte) (entry.getKey().length() | entry.getValue().length() << 4);
      at = writeText(entry.getValue(), writeText(entry.getKey(), at + 1));
    }
    return at;
  }

  private int write(DeepObject it, int at) {
    INT.set(buffer, at, it.id);
    buffer[at + 4] = (byte) (it.name.length() | (it.child != null ? 16 : 0));
    int end = writeText(it.name, at + 5);
    return it.child == null ? end : write(it.child, end);
  }

  private int writeText(String text, int at) {
    int length = text.length();
    int all = 0;
    for (int index = 0; index < (length & 15); index++) {
      int point = text.codePointAt(index);
      buffer[at + index] = (byte) point;
      all |= point;
    }
    if (all > 127) throw new IllegalArgumentException(text);
    return at + length;
  }

  private byte[] input;
  private int at;

  @Override
  public Object decode(byte[] bytes, Class<?> type) {
    input = bytes;
    at = 0;
    if (type == SimpleObject.class) return readSimple(bytes);
    return type == ComplexObject.class ? readComplex(bytes) : readDeep(bytes);
  }

  private SimpleObject readSimple(byte[] bytes) {
    SimpleObject it = new SimpleObject();
    it.id = (int) INT.get(bytes, 0);
    it.longValue = (long) LONG.get(bytes, 4);
    it.doubleValue = Double.longBitsToDouble((long) LONG.get(bytes, 12));
    it.floatValue = Float.intBitsToFloat((int) INT.get(bytes, 20));
    int rest = (int) INT.get(bytes, 24);
    it.shortValue = (short) rest;
    it.active = (rest & 1 << 16) != 0;
    at = 28;
    it.name = readText(bytes, rest >>> 24);
    return it;
  }

  private ComplexObject readComplex(byte[] bytes) {
    ComplexObject it = new ComplexObject();
    it.id = (int) INT.get(bytes, 0);
    at = 5;
    it.name = readText(bytes, bytes[4]);
    int count = bytes[at++];
    ArrayList<Integer> numbers = new ArrayList<>(count);
    for (int index = 0; index < count; index++) {
      numbers.add((int) INT.get(bytes, at));
      at += 4;
    }
    it.numbers = numbers;
    int size = bytes[at++];
    HashMap<String, String> tags = new HashMap<>(size * 2);
    for (int index = 0; index < size; index++) {
      int lengths = bytes[at++];
      String key = readText(bytes, lengths & 15);
      tags.put(key, readText(bytes, lengths >>> 4));
    }
    it.tags = tags;
    return it;
  }

  private DeepObject readDeep(byte[] bytes) {
    DeepObject it = new DeepObject();
    it.id = (int) INT.get(bytes, at);
    int lead = bytes[at + 4];
    at += 5;
    it.name = readText(bytes, lead & 15);
    if (lead > 15) it.child = readDeep(bytes);
    return it;
  }

  private String readText(byte[] bytes, int size) {
    String text = new String(bytes, 0, at, size);
    at += size;
    return text;
  }
}
