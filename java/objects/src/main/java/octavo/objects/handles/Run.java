package octavo.objects.handles;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.IntPredicate;
import octavo.objects.MalformedException.Kind;
import octavo.objects.MismatchException;
import octavo.objects.OctavoException;
import octavo.objects.model.Conversion;
import octavo.objects.wire.Bits;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Values one after another: section 5 of spec/pack.md. */
abstract class Run {
  /** Whether a width code stands before the values. */
  boolean isCompressed() {
    return false;
  }

  /** The width code of values. */
  int width(Object[] values) {
    return 0;
  }

  /** Checks a width code that stands at {@code position}. */
  void checkWidth(Reader reader, int width, int position) {}

  /** Bits that a value takes at least. */
  abstract int minBits(int width);

  abstract void write(Writer writer, Object[] values, int width, int depth);

  /** Reads values whose width code, if there is one, stands at {@code lead}. */
  abstract Object[] read(Reader reader, int count, int width, int lead, int depth);

  /** Passes over what {@link #read} would read. */
  abstract void skip(Reader reader, int count, int width, int lead, int depth);

  static void writeBits(Writer writer, Object[] values, IntPredicate isSet) {
    for (int from = 0; from < values.length; from += 8) {
      int octet = 0;
      for (int index = from; index < Math.min(from + 8, values.length); index++) {
        if (isSet.test(index)) octet |= 1 << index - from;
      }
      writer.bits(octet, 1);
    }
  }

  static boolean[] readBits(Reader reader, int count) {
    boolean[] bits = new boolean[count];
    int first = reader.at;
    skipBits(reader, count);
    for (int index = 0; index < count; index++)
      bits[index] = Bits.isSet(reader.bytes, first, index);
    return bits;
  }

  /** Passes over bits, and returns how many of them are set. */
  static int skipBits(Reader reader, int count) {
    return Bits.skip(reader, reader.bytes, count);
  }

  static Object required(Object[] values, int index) {
    if (values[index] == null) throw new MismatchException("a value", "null").within(index);
    return values[index];
  }

  /** True and false. */
  static final class OfBool extends Run {
    private final Node node;

    OfBool(Node node) {
      this.node = node;
    }

    @Override
    int minBits(int width) {
      return 1;
    }

    @Override
    void write(Writer writer, Object[] values, int width, int depth) {
      writeBits(writer, values, index -> node.code(required(values, index)) != 0);
    }

    @Override
    Object[] read(Reader reader, int count, int width, int lead, int depth) {
      boolean[] bits = readBits(reader, count);
      Object[] values = new Object[count];
      for (int index = 0; index < count; index++)
        values[index] = node.read(reader, bits[index] ? 1 : 0, depth);
      return values;
    }

    @Override
    void skip(Reader reader, int count, int width, int lead, int depth) {
      skipBits(reader, count);
    }
  }

  /** Values that are {@code size} bytes long, or as the width code says, or 0: lone ones. */
  static final class OfNodes extends Run {
    private final Node node;
    private final int size;
    private final boolean compressed;

    OfNodes(Node node, int size, boolean compressed) {
      this.node = node;
      this.size = size;
      this.compressed = compressed;
    }

    @Override
    boolean isCompressed() {
      return compressed;
    }

    @Override
    int width(Object[] values) {
      int width = 0;
      for (int index = 0; compressed && index < values.length; index++) {
        width = Math.max(width, node.code(required(values, index)));
      }
      return width;
    }

    @Override
    void checkWidth(Reader reader, int width, int position) {
      node.checkCode(reader, width, position);
    }

    @Override
    int minBits(int width) {
      return 8 * (compressed ? width + 1 : size);
    }

    @Override
    void write(Writer writer, Object[] values, int width, int depth) {
      for (int index = 0; index < values.length; index++) {
        Object value = required(values, index);
        try {
          node.write(writer, value, width, depth + 1);
        } catch (OctavoException e) {
          throw e.within(index);
        }
      }
    }

    @Override
    Object[] read(Reader reader, int count, int width, int lead, int depth) {
      checkWidth(reader, count, width, lead);
      Object[] values = new Object[Reader.room(count)];
      for (int index = 0; index < count; index++) {
        if (index == values.length)
          values = Arrays.copyOf(values, (int) Math.min(count, 2L * index));
        try {
          values[index] = node.read(reader, width, depth + 1);
        } catch (OctavoException e) {
          throw e.within(index);
        }
      }
      return values;
    }

    private static void checkWidth(Reader reader, int count, int width, int lead) {
      if (count == 0 && width != 0)
        throw reader.malformed(Kind.RESERVED, lead, "no width without values", "a width");
    }

    @Override
    void skip(Reader reader, int count, int width, int lead, int depth) {
      checkWidth(reader, count, width, lead);
      for (int index = 0; index < count; index++) {
        try {
          node.skip(reader, width, depth + 1);
        } catch (OctavoException e) {
          throw e.within(index);
        }
      }
    }
  }

  /** Values that others, or none, are written for. */
  static final class OfConverted extends Run {
    private final Run run;
    private final Conversion conversion;

    OfConverted(Run run, Conversion conversion) {
      this.run = run;
      this.conversion = conversion;
    }

    @Override
    boolean isCompressed() {
      return run.isCompressed();
    }

    @Override
    int width(Object[] values) {
      return run.width(converted(values));
    }

    @Override
    void checkWidth(Reader reader, int width, int position) {
      run.checkWidth(reader, width, position);
    }

    @Override
    int minBits(int width) {
      return run.minBits(width);
    }

    @Override
    void write(Writer writer, Object[] values, int width, int depth) {
      run.write(writer, converted(values), width, depth);
    }

    private Object[] converted(Object[] values) {
      Object[] wire = new Object[values.length];
      for (int index = 0; index < wire.length; index++)
        wire[index] = conversion.toWire(required(values, index));
      return wire;
    }

    @Override
    Object[] read(Reader reader, int count, int width, int lead, int depth) {
      int first = reader.at;
      Object[] values = run.read(reader, count, width, lead, depth);
      for (int index = 0; index < count; index++)
        values[index] = conversion.fromWire(values[index], reader, first);
      return values;
    }

    @Override
    void skip(Reader reader, int count, int width, int lead, int depth) {
      run.skip(reader, count, width, lead, depth);
    }
  }

  /** Values or none. */
  static final class OfOptional extends Run {
    private final Run run;

    OfOptional(Run run) {
      this.run = run;
    }

    @Override
    boolean isCompressed() {
      return run.isCompressed();
    }

    @Override
    int width(Object[] values) {
      return run.width(present(values));
    }

    @Override
    void checkWidth(Reader reader, int width, int position) {
      run.checkWidth(reader, width, position);
    }

    @Override
    int minBits(int width) {
      return 1;
    }

    @Override
    void write(Writer writer, Object[] values, int width, int depth) {
      writeBits(writer, values, index -> values[index] != null);
      run.write(writer, present(values), width, depth);
    }

    @Override
    Object[] read(Reader reader, int count, int width, int lead, int depth) {
      boolean[] presence = readBits(reader, count);
      int present = 0;
      for (boolean bit : presence) if (bit) present++;
      checkPresent(reader, present, width);
      Object[] values = run.read(reader, present, width, lead, depth);
      Object[] all = new Object[count];
      for (int index = 0, next = 0; index < count; index++)
        if (presence[index]) all[index] = values[next++];
      return all;
    }

    @Override
    void skip(Reader reader, int count, int width, int lead, int depth) {
      int present = skipBits(reader, count);
      checkPresent(reader, present, width);
      run.skip(reader, present, width, lead, depth);
    }

    private void checkPresent(Reader reader, int present, int width) {
      if ((long) present * run.minBits(width) > (reader.end - reader.at) * 8L)
        throw reader.truncated();
    }

    private static Object[] present(Object[] values) {
      return Arrays.stream(values).filter(Objects::nonNull).toArray();
    }
  }
}
