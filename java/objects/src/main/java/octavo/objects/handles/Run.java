package octavo.objects.handles;

import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import octavo.objects.MismatchException;
import octavo.objects.wire.Bits;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Values one after another: section 5 of spec/pack.md. */
abstract class Run {
  /** Whether a width code stands before the values. */
  boolean isCompressed() {
    return false;
  }

  /** What stands on the wire for values: what {@link #width} and {@link #write} take. */
  final Object[] toWire(Object[] values) {
    return toWire(values, IntUnaryOperator.identity());
  }

  /**
   * The same for values of a list that has others, too: {@code place} tells their indexes there.
   */
  Object[] toWire(Object[] values, IntUnaryOperator place) {
    return values;
  }

  static Object[] toWire(Node node, Object[] values, IntUnaryOperator place) {
    return node instanceof ConvertedNode ? each(values, place, node::toWire) : values;
  }

  /** What {@code toWire} makes of each of the values, none of which is null. */
  static Object[] each(Object[] values, IntUnaryOperator place, UnaryOperator<Object> toWire) {
    Object[] wire = new Object[values.length];
    for (int index = 0; index < wire.length; index++) {
      Object value = required(values, index);
      try {
        wire[index] = toWire.apply(value);
      } catch (Exception e) {
        throw Writer.failure(e).within(place.applyAsInt(index));
      }
    }
    return wire;
  }

  /** What {@code read} gives for each of {@code count} values that are there. */
  static Object[] each(Reader reader, int count, IntUnaryOperator place, IntFunction<Object> read) {
    Object[] values = new Object[count];
    for (int index = 0; index < count; index++) {
      try {
        values[index] = read.apply(index);
      } catch (Exception e) {
        throw reader.failure(e).within(place.applyAsInt(index));
      }
    }
    return values;
  }

  /** The width code of values. */
  final int width(Object[] values) {
    return width(values, IntUnaryOperator.identity());
  }

  /**
   * The same for values of a list that has others, too: {@code place} tells their indexes there.
   */
  int width(Object[] values, IntUnaryOperator place) {
    return 0;
  }

  /** Checks a width code that stands at {@code position}. */
  void checkWidth(Reader reader, int width, int position) {}

  /** Bits that a value takes at least. */
  abstract int minBits(int width);

  final void write(Writer writer, Object[] values, int width, int depth) {
    write(writer, values, width, depth, IntUnaryOperator.identity());
  }

  abstract void write(Writer writer, Object[] values, int width, int depth, IntUnaryOperator place);

  /** Reads values whose width code, if there is one, stands at {@code lead}. */
  final Object[] read(Reader reader, int count, int width, int lead, int depth) {
    return read(reader, count, width, lead, depth, IntUnaryOperator.identity());
  }

  abstract Object[] read(
      Reader reader, int count, int width, int lead, int depth, IntUnaryOperator place);

  /** Passes over what {@link #read} would read. */
  final void skip(Reader reader, int count, int width, int lead, int depth) {
    skip(reader, count, width, lead, depth, IntUnaryOperator.identity());
  }

  abstract void skip(
      Reader reader, int count, int width, int lead, int depth, IntUnaryOperator place);

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
}
